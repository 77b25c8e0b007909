import type { AttachmentRow, BillInvoiceStatus, DocumentRow, InvoiceRow } from '../world/rows.ts'

// What is stored of guarantees and of what follows from them: revocation, invoice of the fee, claim
// (domain/02-model.md). Ratio and days are derived, not stored.

export type GuaranteeType = 'BID' | 'PERFORMANCE' | 'ADVANCE' | 'QUALITY' | 'WAGE' | 'PAYMENT'
export type GuaranteeForm = 'INDEPENDENT' | 'SURETY'
export type IssuerOrgType = 'BANK' | 'INSURANCE' | 'GUARANTEE_CO'
export type DeliveryWay = 'ELECTRONIC' | 'PAPER'

/** An organisation that issues guarantees, and its tariff. */
export type IssuerOrgRow = {
  issuerOrgId: string
  issuerOrgName: string
  issuerOrgType: IssuerOrgType
  guaranteeTypes: readonly GuaranteeType[]
  guaranteeForms: readonly GuaranteeForm[]
  deliveryWays: readonly DeliveryWay[]
  /** Percent per year, four decimals. */
  feeRate: string
  minFee: string
  /** Working days from the application to the guarantee. */
  issueDays: number
  /** Whether a bid guarantee already effective gets part of its fee back (F-10). */
  bidRefund: boolean
  /** Where fees are paid to, and claims from. */
  accountNo: string
  bankName: string
}

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

/** The invoice of the fees of one guarantee, or of several of one issuer merged; it is there from the payment on. */
export type GuaranteeInvoiceRow = DocumentRow & {
  feeInvoiceNo: string
  guaranteeApplyNos: string[]
  /** The numbers of all its guarantees, joined: what lists show and search. */
  guaranteeNo: string
  issuerOrgName: string
  guaranteeFee: string
  feeInvoiceAmount: string
  invoiceKind?: InvoiceRow['invoiceKind']
  invoiceTitle: string
  taxNo: string
  receiveEmail?: string
  billInvoiceStatus: BillInvoiceStatus
  /** The tax number of the invoice, once it is issued. */
  invoiceNo?: string
  failReason?: string
  redReason?: string
}

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
