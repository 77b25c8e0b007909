import type { AuthLetterType } from '../package/rows.ts'
import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

export type FunderType = 'BANK' | 'FACTORING' | 'FINANCE_CO' | 'TRUST'

/** Something that one funder alone wants to know at the admission. */
export type ExtraFieldRow = { fieldKey: string; fieldLabel: string; maxLength: number }

/** What a funder offers to holders of vouchers. */
export type FunderProductRow = {
  funderProductNo: string
  funderId: string
  funderName: string
  funderType: FunderType
  funderProductName: string
  /** Percent, four decimals. */
  annualRate: string
  minFinanceAmount: string
  maxFinanceAmount: string
  /** 'T+0', 'T+1' …: working days from the signed contract to the money. */
  lendSpeed: string
  /** A voucher closer to its payment day than that is not financed. */
  minRemainDays: number
  dayBasis: 360 | 365
  interestMode: 'PREPAID' | 'AT_MATURITY'
  interestBearer: 'APPLICANT' | 'CORE' | 'SHARED'
  /** Percent that the core enterprise bears when the bearer is SHARED. */
  coreBearRatio?: string
  recourseType: 'NO_RECOURSE' | 'RECOURSE'
  /** 平台服务费 (F-02). */
  feeMode: 'FIXED' | 'ONE_OFF' | 'ANNUALIZED'
  feeRate: string
  minFee: string
  /** 所需资料, by name; one upload each at the admission. */
  requiredDocs: string[]
  /** Letters of authorisation that must be valid at the admission. */
  authLetterTypes: AuthLetterType[]
  extraFields: ExtraFieldRow[]
  /** Years that an admission holds. */
  signupYears: number
  /** FINANCE limit granted with the admission (T-SUP-09); none when absent. */
  grantLimit?: string
}

export type SignupStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'FUNDER_AUDITING'
  | 'SUPPLEMENT'
  | 'WAIT_SIGN'
  | 'ACTIVE'
  | 'REJECTED'
  | 'EXPIRED'
  | 'TERMINATED'

/** A letter of authorisation handed in with the admission. */
export type SignupLetterRow = {
  authLetterType: AuthLetterType
  authValidTo: string
  attachments: AttachmentRow[]
}

/** One of the documents that the funder requires, and what was handed in. */
export type SignupDocRow = { docName: string; attachments: AttachmentRow[] }

export type SignupRow = DocumentRow & {
  signupNo: string
  corpName: string
  funderProductNo: string
  funderId: string
  funderName: string
  signupStatus: SignupStatus
  collectAccountId?: string
  collectAccountNo?: string
  letters: SignupLetterRow[]
  docs: SignupDocRow[]
  /** Answers to the funder's own questions, by fieldKey. */
  extraValues: Record<string, string>
  /** When the persons concerned agreed to their data going to this funder (PIPL: apart from everything else). */
  personalConsentTime?: string
  supplementDesc?: string
  /** Why the funder refused, or why the admission ended. */
  rejectReason?: string
  signupEffectiveDate?: string
  signupExpireDate?: string
  /** The agreement made by T-SUP-07. */
  protocolNo?: string
  /** The warning 30 days ahead has been sent. */
  expiryWarned?: boolean
}
