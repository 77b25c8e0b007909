import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { GuaranteeType } from '../guarantee/rows.ts'

export type RevokeStatus =
  | 'PENDING_REVIEW'
  | 'BENEFICIARY_CONFIRMING'
  | 'ISSUER_AUDITING'
  | 'DONE'
  | 'REJECTED'
  | 'CANCELLED'

export type RevokeReason =
  | 'TENDER_CANCELLED'
  | 'BID_ABANDON'
  | 'INFO_ERROR'
  | 'CONTRACT_DONE'
  | 'REPLACED'
  | 'OTHER'

export type GuaranteeRevokeRow = DocumentRow & {
  revokeNo: string
  guaranteeApplyNo: string
  guaranteeNo: string
  guaranteeType: GuaranteeType
  beneficiaryName: string
  beneficiaryCorpId?: string
  guaranteeAmount: string
  revokeReason: RevokeReason
  revokeDesc: string
  returnProofFile?: AttachmentRow
  refundFee: string
  revokeStatus: RevokeStatus
}
