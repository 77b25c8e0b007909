export type PayFailReason = 'BALANCE' | 'ACCOUNT_ABNORMAL' | 'LIMIT' | 'TIMEOUT' | 'OTHER'
