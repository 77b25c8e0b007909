import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'

/** 办理时的归集账户：变更过、还没确认的新旧都显示，要核对的人可看完整的。 */
export function CheckedPoolAccount({ payment }: { payment: AbsPayment }) {
  return (
    <AccountNo
      subject="ABS_PAYMENT"
      documentNo={payment.paymentNo}
      actions={payment.actions}
      accountNo={payment.poolAccountNo}
      formerAccountNo={payment.formerPoolAccountNo}
    />
  )
}
