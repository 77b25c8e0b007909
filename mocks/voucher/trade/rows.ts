import type { AttachmentRow } from '../../kernel/rows.ts'

export type TradeContractRow = {
  contractNo: string
  corpId: string
  contractName: string
  contractType: 'PURCHASE' | 'SERVICE' | 'ENGINEERING' | 'LEASE' | 'OTHER'
  partyA: string
  partyB: string
  contractAmount: string
  contractSignDate: string
  contractStartDate: string
  contractEndDate: string
  contractUsedAmount: string
  contractDocStatus: 'DRAFT' | 'EFFECTIVE' | 'LOCKED' | 'VOID'
  contractFile?: AttachmentRow
  /** The contract forbids the seller to assign its receivables; what the buyer consents to all the same. */
  isAssignmentForbidden?: boolean
  consentFile?: AttachmentRow
  createTime: string
  version: number
}

export type InvoiceRow = {
  invoiceNo: string
  invoiceCode?: string
  corpId: string
  invoiceKind:
    | 'DIGITAL_SPECIAL'
    | 'DIGITAL_NORMAL'
    | 'VAT_SPECIAL'
    | 'VAT_NORMAL'
    | 'VAT_E_SPECIAL'
    | 'VAT_E_NORMAL'
  invoiceDate: string
  amountExTax: string
  invoiceTaxAmount: string
  invoiceAmount: string
  checkCode?: string
  sellerName: string
  buyerName: string
  contractNo?: string
  invoiceVerifyStatus: 'UNVERIFIED' | 'VERIFYING' | 'PASS' | 'MISMATCH' | 'NOT_FOUND' | 'VOID' | 'RED'
  verifyTime?: string
  /** Verifications of a day: at most five (T-RIV-01). */
  verifyTries?: { day: string; count: number }
  /** How often a verification has begun or ended. */
  version?: number
  /** What is left for further use; USED/PART/FREE follow from it. */
  invoiceRemainAmount: string
  invoiceFile?: AttachmentRow
  createTime: string
}
