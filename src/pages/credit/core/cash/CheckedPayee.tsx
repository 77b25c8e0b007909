import type { CashItem } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'

/** 办理时的收款账号：申请之后变动的新旧都显示，要核对的人可看完整的。 */
export function CheckedPayee({ item }: { item: CashItem }) {
  return (
    <AccountNo
      subject="CASH_ITEM"
      documentNo={item.cashNo}
      itemNo={item.cashItemNo}
      actions={item.actions}
      accountNo={item.payeeAccountNo}
      formerAccountNo={item.payeeChanged ? item.appliedAccountNo : undefined}
      when="申请时"
    />
  )
}
