import type { AccountSourceRow } from '../../account/bankAccount/rows.ts'
import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

export type AbsAccountChangeStatus = 'WAIT_CHECK' | 'PENDING_REVIEW' | 'REJECTED' | 'CONFIRMED' | 'VOID'

/** AbsAccountChange: a changed collection account, checked by an operator and confirmed by a director. */
export type AbsAccountChangeRow = DocumentRow & {
  changeNo: string
  planNo: string
  planName: string
  managerName: string
  accountName: string
  accountNo: string
  formerAccountNo: string
  bankName: string
  accountSource: AccountSourceRow
  noticeFiles: AttachmentRow[]
  /** The payments that went to the new account when it was confirmed; those that wait are found by their own field. */
  confirmedPaymentNos?: string[]
  changeStatus: AbsAccountChangeStatus
}
