import {
  disableBankAccounts,
  reviewBankAccounts,
  useBankAccountDetail,
} from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { AccountRecord } from '#api/generated/corp/model/index.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { AccountFacts } from './AccountFacts.tsx'

interface AccountDecisionProps {
  id: string
  /** 复核（T-ACC-02、03），或停用（T-ACC-06） */
  action: 'REVIEW' | 'DISABLE'
  queue?: DecisionQueue
  onClose: () => void
}

const consequence = (action: AccountDecisionProps['action'], { replacesId }: AccountRecord) => {
  if (action === 'DISABLE') return '停用后不再用于收付款，已停用的账户不能再启用'
  const effect = '通过后平台向该账户小额打款，回填金额后启用'
  return replacesId ? `${effect}，并取代原来的账户` : effect
}

/** 银行账户的复核与停用：同意即签署（T-ACC-02、03、06）。 */
export function AccountDecision({ id, action, queue, onClose }: AccountDecisionProps) {
  const disabling = action === 'DISABLE'
  return (
    <DecisionView
      name={disabling ? '停用银行账户' : '复核银行账户'}
      result={useBankAccountDetail({ id })}
      of={{ id }}
      action={action}
      decisions={() =>
        disabling
          ? [['PASS', '停用']]
          : [
              ['PASS', '通过'],
              ['REJECT', '驳回'],
            ]
      }
      signing={(account) => ({
        businessType: 'ACCOUNT_CHANGE',
        productType: 'CREDIT',
        summary: disabling ? '停用银行账户' : '变更银行账户',
        content: [
          ['账户户名', account.accountName],
          ['银行账号', account.accountNo],
          ['开户支行', account.branchName],
        ],
      })}
      send={disabling ? disableBankAccounts : reviewBankAccounts}
      queue={queue}
      onClose={onClose}
    >
      {(account) => (
        <>
          <Alert tone="warn">{consequence(action, account)}</Alert>
          <AccountFacts account={account} />
        </>
      )}
    </DecisionView>
  )
}
