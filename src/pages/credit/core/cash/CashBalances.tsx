import type { CashBatch } from '#api/generated/corp/model/index.ts'
import { balanceLine } from '#business/account/payAccounts.ts'
import { sum, yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'

/** 付款账户的余额付不够这些批次时当心：同一个账户的几批一起算；够的不说。 */
export function CashBalances({ rows }: { rows: readonly CashBatch[] }) {
  const accounts = [...new Set(rows.map(({ payAccountId }) => payAccountId))]
  return accounts.map((accountId) => {
    const drawn = rows.filter(({ payAccountId }) => payAccountId === accountId)
    const due = sum(drawn.map(({ unpaidAmount }) => unpaidAmount))
    const balance = balanceLine(drawn[0]?.payAccountBalance, due)
    return balance?.isShort ? (
      <Alert key={accountId} tone="warn">
        {`付款账户 ${drawn[0]?.payAccountNo ?? ''} 本次应付 ${yuan(due)}，${balance.text}；余额不够的那几笔银行不付`}
      </Alert>
    ) : null
  })
}
