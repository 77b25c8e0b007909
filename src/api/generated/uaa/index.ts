export * from './accounts/accounts.ts'
export * from './registrations/registrations.ts'
export * from './securities/securities.ts'
export * from './verify-codes/verify-codes.ts'
