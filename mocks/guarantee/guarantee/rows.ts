import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { IssuerOrgType } from '../issuer/rows.ts'

export type GuaranteeType = 'BID' | 'PERFORMANCE' | 'ADVANCE' | 'QUALITY' | 'WAGE' | 'PAYMENT'

export type GuaranteeForm = 'INDEPENDENT' | 'SURETY'

export type DeliveryWay = 'ELECTRONIC' | 'PAPER'

export type GuaranteeStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'REVIEW_REJECTED'
  | 'ISSUER_AUDITING'
  | 'SUPPLEMENT'
  | 'ISSUER_REJECTED'
  | 'WAIT_SIGN'
  | 'WAIT_PAY'
  | 'ISSUING'
  | 'EFFECTIVE'
  | 'CLAIMING'
  | 'PAID_OUT'
  | 'REVOKED'
  | 'RELEASED'
  | 'EXPIRED'
  | 'CANCELLED'

export type GuaranteeRow = DocumentRow & {
  guaranteeApplyNo: string
  /** The issuer's number, from T-GUA-11 on. */
  guaranteeNo?: string
  antiFakeCode?: string
  guaranteeType: GuaranteeType
  guaranteeForm?: GuaranteeForm
  guarantorName: string
  beneficiaryName?: string
  beneficiaryUscc?: string
  /** The beneficiary, if it is an enterprise of the portal. */
  beneficiaryCorpId?: string
  issuerOrgId?: string
  issuerOrgName?: string
  issuerOrgType?: IssuerOrgType
  tenderNo?: string
  tenderProjectName?: string
  sectionName?: string
  estimatePrice?: string
  bidOpenTime?: string
  bidValidDays?: number
  guaranteeContractNo?: string
  guaranteeContractAmount?: string
  guaranteeAmount?: string
  guaranteeEffectiveDate?: string
  guaranteeExpireDate?: string
  guaranteeFeeRate?: string
  minFee?: string
  guaranteeFee?: string
  deliveryWay?: DeliveryWay
  guaranteeStatus: GuaranteeStatus
  guaranteeFile?: AttachmentRow
  tenderFile?: AttachmentRow
  copyFromNo?: string
  /** What the issuer asked for (T-GUA-05), and the only fields that may change then. */
  supplementDesc?: string
  supplementFields?: string[]
  supplementDeadline?: string
  /** Why the issuer refused (T-GUA-07). */
  failReason?: string
  /** The agreement signed with the issuer (T-GUA-09). */
  protocolNo?: string
  payAccountId?: string
  payTime?: string
  receiptNo?: string
  /** Σ payoutAmount of its claims (INV-20). */
  paidAmount: string
}
