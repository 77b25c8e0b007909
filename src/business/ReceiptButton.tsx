import type { downloadCashReceipt } from '#api/generated/corp/cashes/cashes.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { useReceipt } from './useReceipt.ts'

interface ReceiptButtonProps {
  receiptNo: string | undefined
  /** 该产品的下载 */
  load: typeof downloadCashReceipt
}

/** 回单编号，点它下载；还没有到账的没有。 */
export function ReceiptButton({ receiptNo, load }: ReceiptButtonProps) {
  const receipt = useReceipt(load)
  if (!receiptNo) return NO_VALUE
  return (
    <button type="button" className="text-button" onClick={() => receipt(receiptNo)}>
      下载 {receiptNo}
    </button>
  )
}
