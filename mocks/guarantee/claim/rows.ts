import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

export type ClaimStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'REJECTED'
  | 'ISSUER_AUDITING'
  | 'SUPPLEMENT'
  | 'ACCEPTED'
  | 'PAID'
  | 'REFUSED'
  | 'WITHDRAWN'

export type ClaimReason =
  | 'BID_WITHDRAW'
  | 'NO_CONTRACT'
  | 'NO_PERFORMANCE_BOND'
  | 'FRAUD_BID'
  | 'BREACH'
  | 'ADVANCE_NOT_RETURNED'
  | 'QUALITY_DEFECT'
  | 'WAGE_ARREARS'
  | 'OTHER'

/** One document of a presentation, by the name that the guarantee asks for it, such as 索赔书. */
export type ClaimDocRow = { docName: string; attachments: AttachmentRow[] }

/** A claim of the beneficiary; corpId is the beneficiary. */
export type GuaranteeClaimRow = DocumentRow & {
  claimNo: string
  guaranteeApplyNo: string
  guaranteeNo: string
  guarantorCorpId: string
  guarantorName: string
  issuerOrgName: string
  guaranteeAmount: string
  guaranteeExpireDate: string
  claimAmount?: string
  claimReason?: ClaimReason
  claimDesc?: string
  claimDocs: ClaimDocRow[]
  collectAccountId?: string
  collectAccountNo?: string
  claimDate?: string
  claimAuditDeadline?: string
  payoutAmount?: string
  payoutTime?: string
  claimRefuseReason?: string
  supplementDesc?: string
  supplementDeadline?: string
  receiptNo?: string
  claimStatus: ClaimStatus
}
