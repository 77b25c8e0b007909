import type { DocumentRow } from '../../kernel/rows.ts'

export type IssueStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'PENDING_FINAL'
  | 'REJECTED'
  | 'ISSUED'
  | 'SIGNED'
  | 'REFUSED'
  | 'EXPIRED'
  | 'WITHDRAWN'
  | 'CANCELLED'

export type IssueApplicationRow = DocumentRow & {
  issueNo: string
  voucherNo?: string
  batchNo?: string
  /** What the imported row says, hashed: the same row never makes two applications (INV-21). */
  importHash?: string
  issueChannel: 'MANUAL' | 'IMPORT' | 'ERP' | 'THIRD'
  /** The request of a third platform that it came from. */
  thirdNo?: string
  thirdPlatformName?: string
  thirdBizNo?: string
  issuerName: string
  issuerUscc: string
  receiverCorpId?: string
  receiverName?: string
  receiverUscc?: string
  receiverAccountNo?: string
  faceAmount?: string
  issueDate?: string
  promisePayDate?: string
  longTermReason?: string
  smePayBasisDate?: string
  receiverConsent: boolean
  contractNo?: string
  contractAmount?: string
  invoiceTotalAmount?: string
  invoiceNos: string[]
  /** What was taken of each invoice at submission, so that exactly that can be given back. */
  invoiceUses?: { invoiceNo: string; amount: string }[]
  /** When a reviewer first opened it: from then on the maker cannot recall it (T-ISS-08). */
  reviewOpenedTime?: string
  tradeBackground?: string
  payBasis?: string
  transferAllowed: boolean
  financeAllowed: boolean
  maxTransferLevel: number
  funderName?: string
  interestBearer?: string
  signDeadline?: string
  payAccountId?: string
  payAccountNo?: string
  finalRequired: boolean
  issueStatus: IssueStatus
}
