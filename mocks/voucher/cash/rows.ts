import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { PayFailReason } from '../../account/bank/rows.ts'

export type CashStatus =
  | 'WAIT_APPLY'
  | 'PENDING_REVIEW'
  | 'APPROVED'
  | 'WAIT_REGISTER'
  | 'REGISTER_REVIEW'
  | 'PAYING'
  | 'UNANSWERED'
  | 'PART_PAID'
  | 'PAID'
  | 'FAILED'
  | 'OVERDUE'

/** What one holder is to be paid on the day. */
export type CashItemRow = {
  cashItemNo: string
  voucherNo: string
  holdingNo: string
  payeeCorpId: string
  payeeName: string
  /** Absent while the holder has no verified account for collection. */
  payeeAccountNo?: string
  payeeBankName?: string
  /** The account that the application was submitted with. */
  appliedAccountNo?: string
  cashAmount: string
  cashItemStatus: 'WAIT_PAY' | 'PAYING' | 'UNANSWERED' | 'PAID' | 'FAILED' | 'OVERDUE'
  payFailReason?: PayFailReason
  paidDate?: string
  bankSerialNo?: string
  payVoucherFile?: AttachmentRow
  penaltyAmount: string
  receiptNo?: string
}

export type CashBatchRow = DocumentRow & {
  cashNo: string
  issuerName: string
  cashDueDate: string
  cashTotalAmount: string
  paidAmount: string
  payChannel?: 'BANK_DEBIT' | 'ONLINE_TRANSFER' | 'OFFLINE'
  payAccountId?: string
  payAccountNo?: string
  payInstructionNo?: string
  /** When the last order went to the bank: what it pays on it counts from that day. */
  sentTime?: string
  payFailReason?: PayFailReason
  items: CashItemRow[]
  /** The day on which it became overdue: that happens once (T-CSH-14). */
  overdueDate?: string
  cashStatus: CashStatus
}
