import type { DocumentRow } from '../../kernel/rows.ts'

export type AbsTransferStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'REJECTED'
  | 'FACTOR_AUDITING'
  | 'SUPPLEMENT'
  | 'WAIT_SIGN'
  | 'PACKAGING'
  | 'POOLED'
  | 'FUNDED'
  | 'FACTOR_REJECTED'
  | 'REMOVED'
  | 'CANCELLED'

/** One receivable of a transfer with its own discount (F-07). */
export type AbsTransferLineRow = {
  payableNo: string
  debtorName: string
  payableAmount: string
  payableDueDate: string
  discountDays: number
  discountAmount: string
  transferPrice: string
}

/** AbsTransferApplication: the creditor (corpId) sells confirmed receivables to the factor of a plan. */
export type AbsTransferApplicationRow = DocumentRow & {
  absTransferNo: string
  creditorName: string
  debtorName: string
  planNo: string
  planName: string
  factorName: string
  lines: AbsTransferLineRow[]
  receivableCount: number
  receivableTotal: string
  discountRate: string
  discountAmount: string
  transferPrice: string
  packageNo?: string
  collectAccountId?: string
  collectAccountNo?: string
  expectFundDate?: string
  fundTime?: string
  receiptNo?: string
  /** What the factor wants in addition (T-ATR-05), and until when. */
  supplementDesc?: string
  supplementDeadline?: string
  supplementReply?: string
  /** Why the factor refused (T-ATR-09) or the plan manager removed it (T-ATR-13). */
  failReason?: string
  /** The transfer agreement and the factoring contract (T-ATR-08). */
  protocolNos: string[]
  absTransferStatus: AbsTransferStatus
}
