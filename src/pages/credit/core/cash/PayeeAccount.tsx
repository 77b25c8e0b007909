import type { CashItem } from '#api/generated/corp/model/index.ts'
import { ChangedAccount } from '#business/account/ChangedAccount.tsx'

/** 收款账号；申请之后变动的，新旧都显示。 */
export function PayeeAccount({ item }: { item: CashItem }) {
  return (
    <ChangedAccount
      account={item.payeeAccountNo}
      former={item.payeeChanged ? item.appliedAccountNo : undefined}
    />
  )
}
