import type { AccountSourceRow } from '../../account/bankAccount/rows.ts'
import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { PayFailReason } from '../../account/bank/rows.ts'

export type AbsPaymentStatus =
  | 'WAIT_REGISTER'
  | 'PENDING_REVIEW'
  | 'REGISTERED'
  | 'PAYING'
  | 'UNANSWERED'
  | 'PART_PAID'
  | 'PAID'
  | 'FAILED'
  | 'OVERDUE'

export type AbsCheckStatus = 'UNCHECKED' | 'CHECKING' | 'MATCHED' | 'DIFF' | 'RESOLVED'

/** AbsPayment: the debtor (corpId) pays a payable into the plan's collection account. */
export type AbsPaymentRow = DocumentRow & {
  paymentNo: string
  payableNo: string
  planNo?: string
  planName?: string
  creditorName: string
  payableAmount: string
  payableDueDate: string
  poolAccountName: string
  poolAccountNo: string
  poolBankName: string
  /** The collection account that stood before it was changed: payment waits for two people to confirm the new one. */
  formerPoolAccountNo?: string
  /** The change that is to be confirmed. */
  accountChangeNo?: string
  accountSource?: AccountSourceRow
  paymentAmount?: string
  paymentDate?: string
  payAccountId?: string
  payAccountNo?: string
  payChannel?: 'BANK_DEBIT' | 'ONLINE_TRANSFER' | 'OFFLINE'
  bankSerialNo?: string
  payVoucherFile?: AttachmentRow
  payFailReason?: PayFailReason
  receivedAmount: string
  receivedTime?: string
  /** What had arrived before the payment fell overdue and was registered once more. */
  earlierAmount?: string
  /** One receipt for each arrival. */
  receiptNos: string[]
  /** The day on which it was found overdue (T-APM-09), so that this happens once. */
  overdueDate?: string
  diffReason?: string
  diffProof?: AttachmentRow[]
  paymentStatus: AbsPaymentStatus
  absCheckStatus: AbsCheckStatus
}
