import type { DocumentRow } from '../../kernel/rows.ts'
import type { PayFailReason } from '../../account/bank/rows.ts'

export type AheadStatus =
  | 'PENDING_REVIEW'
  | 'HOLDER_CONFIRMING'
  | 'APPROVED'
  | 'PAYING'
  | 'UNANSWERED'
  | 'DONE'
  | 'REJECTED'
  | 'HOLDER_REFUSED'
  | 'FAILED'
  | 'CANCELLED'

export type AheadCashApplicationRow = DocumentRow & {
  aheadNo: string
  voucherNo: string
  holdingNo: string
  holderCorpId: string
  holderName: string
  aheadAmount: string
  aheadDate: string
  aheadRate: string
  aheadDiscount: string
  aheadPayAmount: string
  promisePayDate: string
  payAccountId: string
  payAccountNo: string
  payeeAccountNo?: string
  payeeBankName?: string
  payInstructionNo?: string
  payFailReason?: PayFailReason
  paidDate?: string
  bankSerialNo?: string
  receiptNo?: string
  aheadStatus: AheadStatus
}
