import type { AccountSourceRow, AttachmentRow, DocumentRow, PayFailReason } from '../world/rows.ts'

// What is stored of the ABS family (domain/02-model.md 供应链ABS). Derived and therefore not stored: receivableStatus,
// remainDays, diffAmount, shelfUsed, shelfRemain, periodCount, shelfStatus, assetCount, assetAmount.

export type PayableStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'CONFIRMED'
  | 'TRANSFERRING'
  | 'POOLED'
  | 'PART_PAID'
  | 'PAID'
  | 'OVERDUE'
  | 'REJECTED'
  | 'REVOKED'

/** AbsPayable: one record, a payable of the debtor (corpId) and a receivable of the creditor. */
export type AbsPayableRow = DocumentRow & {
  payableNo: string
  /** The confirmation that the debtor signed (T-APB-03), and its agreement. */
  payConfirmNo?: string
  confirmProtocolNo?: string
  debtorName: string
  creditorCorpId?: string
  creditorName: string
  jointDebtorName?: string
  projectName?: string
  contractNo?: string
  contractAmount?: string
  invoiceTotalAmount: string
  invoiceNos: string[]
  /** What was taken of each invoice at submission, so that exactly that can be given back. */
  invoiceUses?: { invoiceNo: string; amount: string }[]
  /** What the imported row says, hashed: the same row never makes two payables (INV-21). */
  importHash?: string
  payableAmount: string
  payableRemain: string
  payConfirmDate?: string
  payableDueDate: string
  /** The transfer application that holds it now, or that brought it into the pool. */
  absTransferNo?: string
  /** The plan whose collection account is to be paid, once pooled (T-APB-08). */
  planNo?: string
  transferPrice?: string
  registerNo?: string
  payableStatus: PayableStatus
}

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

/** AbsShelf: a registration under which the plans of one debtor group are issued. */
export type AbsShelfRow = {
  shelfNo: string
  groupCorpName: string
  shelfName: string
  approvalNo: string
  exchangeName: string
  shelfQuota: string
  shelfValidTo: string
  createTime: string
}

export type PlanStatus = 'RAISING' | 'ESTABLISHED' | 'CYCLING' | 'LIQUIDATING' | 'CLOSED'

/** AbsPlan: one special plan; it takes receivables of its debtor group whose due date is within its window. */
export type AbsPlanRow = {
  planNo: string
  shelfNo: string
  groupCorpName: string
  planName: string
  issueScale: string
  seniorScale: string
  seniorRate: string
  planEstablishDate?: string
  planMaturityDate: string
  managerName: string
  custodianBank: string
  factorId: string
  factorName: string
  discountRate: string
  dueDateFrom: string
  dueDateTo: string
  poolAccountName: string
  poolAccountNo: string
  /** The account that the plan was established with, once the manager has changed it. */
  firstPoolAccountNo?: string
  accountSource?: AccountSourceRow
  planStatus: PlanStatus
  createTime: string
}
