import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'

interface PayConfirmNoProps {
  payable: Pick<AbsPayable, 'payableNo' | 'payConfirmNo'>
  onShow: (payableNo: string) => void
}

/** 付款确认书编号：点开看正文；未确认的没有。 */
export function PayConfirmNo({ payable: { payableNo, payConfirmNo }, onShow }: PayConfirmNoProps) {
  if (!payConfirmNo) return NO_VALUE
  return (
    <button type="button" className="text-button" onClick={() => onShow(payableNo)}>
      {payConfirmNo}
    </button>
  )
}
