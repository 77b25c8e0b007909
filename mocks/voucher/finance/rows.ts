import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

export type FinanceMode = 'STANDARD' | 'QUICK'

export type FinanceStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'REVIEW_REJECTED'
  | 'FUNDER_AUDITING'
  | 'SUPPLEMENT'
  | 'FUNDER_REJECTED'
  | 'WAIT_CONTRACT'
  | 'REGISTERING'
  | 'LENDING'
  | 'UNANSWERED'
  | 'LEND_FAILED'
  | 'LENT'
  | 'OVERDUE'
  | 'SETTLED'
  | 'SWITCHED'
  | 'CANCELLED'

export type RegisterStatus = 'NONE' | 'REGISTERING' | 'REGISTERED' | 'FAILED' | 'CANCELLED'

export type InterestBearerCode = 'APPLICANT' | 'CORE' | 'SHARED'

/** What a funder offers for an amount until a day: the price snapshot of a document (domain model §1, Snapshot). */
export type QuoteRow = {
  funderProductNo: string
  funderId: string
  funderName: string
  funderType: string
  funderProductName: string
  lendSpeed: string
  annualRate: string
  interestMode: 'PREPAID' | 'AT_MATURITY'
  interestBearer: InterestBearerCode
  coreBearRatio?: string
  recourseType: 'NO_RECOURSE' | 'RECOURSE'
  feeMode: 'FIXED' | 'ONE_OFF' | 'ANNUALIZED'
  feeRate: string
  minFee: string
  dayBasis: 360 | 365
  valueDate: string
  maturityDate: string
  financeDays: number
  interestAmount: string
  supplierInterest: string
  coreInterest: string
  serviceFee: string
  netAmount: string
  comprehensiveRate: string
  /** Until when the funder stands by it; a review after that day cannot pass. */
  quoteExpireDate: string
}

/** One holding of those that a financing draws on. */
export type FinanceLineRow = {
  holdingNo: string
  voucherNo: string
  /** How much of the holding is financed; absent while the amount is not filled in. */
  financeAmount?: string
  /** The funder's holding, from the lending on. */
  childHoldingNo?: string
}

/** One thing that the funder asked for, and what was handed in. */
export type SupplementItemRow = { itemName: string; attachments: AttachmentRow[] }

export type FinanceApplicationRow = DocumentRow & {
  financeNo: string
  financeMode: FinanceMode
  applicantName: string
  lines: FinanceLineRow[]
  issuerCorpId?: string
  issuerName?: string
  /** The numbers of all lines, joined: what lists show and search. */
  voucherNo?: string
  holdingNo?: string
  financeAmount?: string
  funderProductNo?: string
  collectAccountId?: string
  collectAccountNo?: string
  packageNo?: string
  /** The funder's limit that it draws on, if the funder granted one. */
  limitNo?: string
  financeStatus: FinanceStatus
  supplementDesc?: string
  supplementDeadline?: string
  supplementItems: SupplementItemRow[]
  registerStatus: RegisterStatus
  registerNo?: string
  lendAmount?: string
  lendTime?: string
  settleTime?: string
  failReason?: string
  receiptNo?: string
  /** When the funder was last urged (SLA over). */
  urgeTime?: string
  /** A failed lending may be cancelled once the funder agrees (T-FIN-16). */
  cancelConsent?: boolean
  /** The change of funder under way: until it is decided, nothing else happens to the financing. */
  switchNo?: string
  /** The financing that this one took over from, or that took over from this one (T-FIN-17). */
  oldFinanceNo?: string
  newFinanceNo?: string
} & Partial<QuoteRow>
