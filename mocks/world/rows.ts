import type { RealNameForm } from '#api/generated/corp/model/index.ts'

// What is stored of each entity (domain/02-model.md). Fields that depend on who asks or on today (actions, nextActor,
// remainDays, availableLimit …) are not stored: the handlers derive them.

export type TrailRow = {
  node: 'OPERATOR' | 'DIRECTOR' | 'FINAL' | 'PLATFORM' | 'FUNDER' | 'COUNTERPARTY' | 'SYSTEM'
  operatorName: string
  corpName?: string
  time: string
  event: string
  result?: string
  opinion?: string
}

export type AttachmentRow = {
  fileId: string
  fileName: string
  fileSize: number
  sha256?: string
  category: string
}

/** The stored part of Base: makers and checkers are kept by user id (INV-01 compares persons, not names). */
export type DocumentRow = {
  id: string
  corpId: string
  createUserId: string
  createUserName: string
  createTime: string
  submitTime?: string
  updateTime?: string
  reviewUserId?: string
  reviewUserName?: string
  reviewTime?: string
  finalUserId?: string
  finalUserName?: string
  finalTime?: string
  auditResult?: string
  reviewOpinion?: string
  remark?: string
  version: number
  auditTrail: TrailRow[]
  attachments?: AttachmentRow[]
}

export type ProductType = 'CREDIT' | 'ABS' | 'REVERSE_FACTORING' | 'GUARANTEE'
export type ProductOpenStatus = 'UNOPENED' | 'OPENING' | 'OPENED' | 'SUSPENDED'
export type CorpScale = 'LARGE' | 'MEDIUM' | 'SMALL' | 'MICRO'

export type CorpRow = {
  corpId: string
  memberId: string
  corpName: string
  uscc: string
  corpType: 'CORE' | 'CHAIN' | 'SUPPLIER'
  corpState: 'NORMAL' | 'FROZEN' | 'CANCELLED'
  corpScale: CorpScale
  industryCode: string
  legalPersonName: string
  registeredCapital: string
  establishDate: string
  businessTermEnd: string
  registeredAddress: string
  businessAddress: string
  contactName: string
  contactPhone: string
  email: string
  isCorpAuthenticated: boolean
  productOpenStatus: Record<ProductType, ProductOpenStatus>
  groupCorpName?: string
  /** Names before the changes of name, the oldest first (NMC). */
  formerNames?: string[]
  /** Of the contact data; absent is 0. */
  version?: number
  /** Amount from which an issue needs the final review (MC-3). */
  finalThreshold: string
  /** Agreements that must be signed again at the next sign-in. */
  resignAgreements: ('CORP_REG_AGREEMENT' | 'CORP_PRIVACY_AGREEMENT')[]
}

export type PostCode = 'POST_MANAGER' | 'POST_OPERATOR' | 'POST_DIRECTOR' | 'POST_FINAL' | 'POST_QUERY'

/** One person's membership in one enterprise; a person of several enterprises has several rows with one idCard. */
export type UserRow = {
  userId: string
  /** The persona this user is of, if any: the code that signs in. */
  personaCode?: string
  corpId: string
  personName: string
  mobilePhone: string
  idCard: string
  certType: 'ID_CARD' | 'PASSPORT' | 'HKM_PERMIT' | 'TW_PERMIT'
  postCodes: PostCode[]
  roleCodes: string[]
  userStatus: 'PENDING_ACTIVE' | 'NORMAL' | 'LOCKED' | 'DISABLED'
  lastLoginTime?: string
  /** Of posts, roles and status; absent is 0. */
  version?: number
  noticeSettings?: { email?: string; noticeBySms: boolean; noticeByEmail: boolean }
}

/** Where an account number comes from. */
export type AccountSourceRow = { providedBy: string; channel: string; providedTime: string }

export type BankAccountRow = DocumentRow & {
  accountId: string
  accountName: string
  accountNo: string
  bankName: string
  branchName: string
  bankCode: string
  accountType: 'BASIC' | 'GENERAL' | 'SPECIAL' | 'TEMP'
  accountPurpose: ('COLLECT' | 'PAY' | 'FEE')[]
  isDefault: boolean
  accountStatus: 'PENDING_REVIEW' | 'PENDING_VERIFY' | 'ACTIVE' | 'REJECTED' | 'DISABLED'
  accountAuthStatus: 'UNVERIFIED' | 'REMITTING' | 'WAIT_FILL' | 'VERIFIED' | 'FAILED' | 'LOCKED'
  /** What the platform remitted, never shown; the enterprise fills it back (AUT). */
  verifyAmount?: string
  verifyDeadline?: string
  verifyLeft?: number
  failReason?: string
  /** Remittances of a day: at most three. */
  remittances?: { day: string; count: number }
  accountProofFile?: AttachmentRow
  /** The account that this one is to take the place of. */
  replacesId?: string
  /** The number that stood before the last change, until the new one is active. */
  formerAccountNo?: string
  accountSource?: AccountSourceRow
}

export type LimitRow = {
  limitNo: string
  corpId: string
  limitType: 'ISSUE' | 'FINANCE' | 'GUARANTEE' | 'RF'
  limitCycle: 'REVOLVING' | 'ONE_OFF'
  ownerCorpName: string
  grantorName: string
  totalLimit: string
  usedLimit: string
  frozenLimit: string
  distributedLimit: string
  limitEffectiveDate: string
  limitExpireDate: string
  limitStatus: 'EFFECTIVE' | 'FROZEN' | 'EXPIRED' | 'CLOSED'
  /** The limit of the group's parent that this one was given out of. */
  parentLimitNo?: string
}

export type LimitFlowRow = {
  limitFlowNo: string
  limitNo: string
  limitFlowType: 'GRANT' | 'ADJUST' | 'FREEZE' | 'UNFREEZE' | 'USE' | 'RELEASE' | 'DISTRIBUTE' | 'RECLAIM'
  /** Signed change of the available limit; '0.00' for frozen→used. */
  flowAmount: string
  bizNo: string
  afterAvailable: string
  flowTime: string
}

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

export type VoucherStatus =
  | 'WAIT_SIGN'
  | 'ACTIVE'
  | 'DUE'
  | 'PART_CASHED'
  | 'CASHED'
  | 'OVERDUE'
  | 'CANCELLED'

export type VoucherRow = {
  voucherNo: string
  issueNo: string
  corpId: string
  issuerName: string
  receiverCorpId: string
  receiverName: string
  faceAmount: string
  outstandingAmount: string
  cashedTotal: string
  cancelledTotal: string
  issueDate: string
  promisePayDate: string
  signDeadline: string
  splitCount: number
  currentMaxLevel: number
  voucherStatus: VoucherStatus
  chainHash?: string
  createTime: string
  auditTrail: TrailRow[]
}

export type HoldingStatus = 'WAIT_SIGN' | 'HELD' | 'EXHAUSTED' | 'DUE' | 'CASHED' | 'OVERDUE' | 'CLOSED'

export type HoldingRow = {
  holdingNo: string
  voucherNo: string
  parentHoldingNo?: string
  corpId: string
  holderName: string
  fromCorpName: string
  transferLevel: number
  holdAmount: string
  availableAmount: string
  frozenAmount: string
  transferredAmount: string
  financedAmount: string
  returnedAmount: string
  cashedAmount: string
  acquireDate?: string
  holdingSource: 'ISSUE' | 'TRANSFER' | 'RETURN' | 'FINANCE'
  holdingStatus: HoldingStatus
  createTime: string
}

export type SignStatus = 'WAIT_SIGN' | 'PENDING_REVIEW' | 'REFUSE_PENDING' | 'SIGNED' | 'REFUSED' | 'EXPIRED'

export type SignTaskRow = DocumentRow & {
  signNo: string
  signType: 'ISSUE' | 'TRANSFER' | 'RETURN'
  voucherNo: string
  holdingNo: string
  issueNo?: string
  issuerName: string
  fromCorpName: string
  receiverName: string
  signAmount: string
  receiveTime: string
  signDeadline: string
  refuseReason?: 'AMOUNT_ERROR' | 'DATE_ERROR' | 'NOT_AGREED' | 'TRADE_ERROR' | 'OTHER'
  quickFinance: boolean
  collectAccountId?: string
  collectAccountNo?: string
  /** Paused while the issuer's withdrawal waits for its review (T-WDR-01). */
  paused: boolean
  signStatus: SignStatus
}

export type WithdrawApplicationRow = DocumentRow & {
  withdrawNo: string
  issueNo: string
  voucherNo: string
  receiverName: string
  faceAmount: string
  issueDate: string
  promisePayDate: string
  withdrawReason: 'INPUT_ERROR' | 'CONTRACT_CHANGE' | 'DUPLICATE' | 'RECEIVER_REQUEST' | 'OTHER'
  withdrawDesc: string
  withdrawStatus: 'PENDING_REVIEW' | 'DONE' | 'REJECTED' | 'CANCELLED' | 'INVALID'
}

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

export type CounterpartyRow = DocumentRow & {
  counterpartyCorpId?: string
  counterpartyName: string
  counterpartyUscc: string
  relationType: 'SUPPLIER' | 'CUSTOMER' | 'MEMBER'
  supplierLevel: 'A' | 'B' | 'C' | 'N'
  counterpartyStatus: 'INVITED' | 'WAIT_CONFIRM' | 'ACTIVE' | 'REFUSED' | 'DISABLED'
  counterpartySource: 'MANUAL' | 'IMPORT' | 'INVITE' | 'BUSINESS'
  erpCode?: string
  cooperateDate: string
  counterpartyScale: CorpScale
  contactName?: string
  contactPhone?: string
  /** Sent to the contact of an enterprise that is not registered yet. */
  inviteCode?: string
}

export type FileRow = {
  fileId: string
  corpId?: string
  /** Enterprises that may read it besides its owner: counterparties named on the document it is attached to. */
  sharedWith: string[]
  fileName: string
  fileSize: number
  contentType: string
  category: string
  sha256: string
  createTime: string
  bytes: Uint8Array
}

export type MessageRow = {
  messageId: string
  corpId: string
  /** The one user it is for; nobody in particular when empty. */
  userId?: string
  /** Roles of the enterprise that it is for; everybody when empty. */
  roleCodes: string[]
  messageTitle: string
  messageContent: string
  messageType: 'TODO' | 'NOTICE' | 'WARN' | 'SYSTEM'
  readBy: string[]
  sendTime: string
  bizNo?: string
  jumpPath?: string
}

export type AnnouncementRow = {
  announceId: string
  announceTitle: string
  announceType: 'SYSTEM' | 'BUSINESS' | 'POLICY' | 'MAINTAIN'
  announceContent: string
  publishTime: string
  isTop: boolean
  attachments?: AttachmentRow[]
  /** Taken down by the platform: no longer listed, and its address says so. */
  withdrawn?: boolean
}

export type HelpArticleRow = {
  helpId: string
  helpCategory: 'REGISTER' | 'CREDIT' | 'ABS' | 'RF' | 'GUARANTEE' | 'ACCOUNT' | 'FEE'
  helpTitle: string
  helpContent: string
  attachments?: AttachmentRow[]
}

export type ProtocolRow = {
  protocolNo: string
  corpId: string
  protocolName: string
  protocolType: string
  protocolStatus: 'WAIT_SIGN' | 'COUNTER_SIGNING' | 'EFFECTIVE' | 'RE_SIGN' | 'EXPIRED' | 'TERMINATED'
  partyNames: string[]
  signTime?: string
  signUserName?: string
  protocolEffectiveDate?: string
  protocolExpireDate?: string
  agreementSignTempId: string
  /** The last day on which the temporary number is good; absent: as long as the protocol waits. */
  tempIdExpireDate?: string
  /** What is deposited as evidence of the signature (T-PRT-02). */
  evidenceHash?: string
  fileId?: string
  htmlContent: string
  bizNo?: string
}

export type BillInvoiceStatus =
  | 'NOT_APPLIED'
  | 'APPLYING'
  | 'INVOICED'
  | 'RED_FLUSHING'
  | 'RED_FLUSHED'
  | 'FAILED'

export type FeeMode = 'FIXED' | 'ONE_OFF' | 'ANNUALIZED'

export type BillRow = DocumentRow & {
  billNo: string
  billPeriod: string
  feeType:
    | 'ISSUE_FEE'
    | 'TRANSFER_FEE'
    | 'FINANCE_FEE'
    | 'CASH_FEE'
    | 'CERT_FEE'
    | 'GUARANTEE_FEE'
    | 'ABS_FEE'
  billAmount: string
  billTaxAmount: string
  billDueDate: string
  /** How the amount was worked out at the time: base amount, mode, rate. */
  billFormula: string
  billStatus: 'WAIT_PAY' | 'PAYING' | 'UNANSWERED' | 'PAID' | 'OVERDUE' | 'WAIVED'
  billInvoiceStatus: BillInvoiceStatus
  payWay?: 'ACCOUNT' | 'TRANSFER'
  payAccountId?: string
  payTime?: string
  failReason?: string
  receiptNo?: string
  invoiceNo?: string
  invoiceTime?: string
  redFlushReason?: string
  bizNo?: string
}

/** One line of the ledger: what moved, whose, how much and for which document. */
export type BookingRow = {
  bookingNo: string
  /** What happened, by transition id such as T-ISS-03. */
  event: string
  corpId: string
  bizNo: string
  amount: string
  summary: string
  operatorName: string
  time: string
}

/** Real-name authentication of an enterprise; what was filled in is kept as it came (sensitive fields decrypted). */
export type RealNameRow = DocumentRow & {
  realnameNo: string
  realnameStatus:
    | 'UNSTARTED'
    | 'DRAFT'
    | 'FACE_PENDING'
    | 'ACCOUNT_VERIFYING'
    | 'AUDITING'
    | 'PASSED'
    | 'REJECTED'
    | 'EXPIRED'
  faceStatus: 'INIT' | 'PROCESSING' | 'SUCCESS' | 'FAIL' | 'EXPIRED'
  faceLeft: number
  faceToken: string
  rejectReasons?: { field: string; reason: string }[]
  form: RealNameForm
}

export type TransferStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'WAIT_SIGN'
  | 'PART_DONE'
  | 'DONE'
  | 'REJECTED'
  | 'CLOSED'
  | 'CANCELLED'

/** One transferee of a split transfer; its trade background is that of the transferor as buyer. */
export type TransferLineRow = {
  lineNo: string
  transfereeCorpId?: string
  transfereeName?: string
  transferAmount?: string
  transferPurpose?: string
  contractNo?: string
  invoiceNos: string[]
  invoiceUses?: { invoiceNo: string; amount: string }[]
  invoiceTotalAmount?: string
  attachments?: AttachmentRow[]
  childHoldingNo?: string
  signNo?: string
  /** Absent until the transfer is approved. */
  transferLineStatus?: 'WAIT_SIGN' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'CANCELLED'
}

export type TransferApplicationRow = DocumentRow & {
  transferNo: string
  holdingNo?: string
  voucherNo?: string
  issuerName?: string
  transferorName: string
  transferTotalAmount: string
  lines: TransferLineRow[]
  transferStatus: TransferStatus
}

export type ReturnStatus =
  | 'PENDING_REVIEW'
  | 'WAIT_COUNTERPARTY'
  | 'DONE'
  | 'REJECTED'
  | 'COUNTER_REFUSED'
  | 'CANCELLED'

export type ReturnApplicationRow = DocumentRow & {
  returnNo: string
  holdingNo: string
  voucherNo: string
  issuerName: string
  returnAmount: string
  returnReason:
    | 'AMOUNT_ERROR'
    | 'DATE_ERROR'
    | 'CONTRACT_CANCELLED'
    | 'GOODS_RETURN'
    | 'DUPLICATE'
    | 'RECYCLE_AGREED'
    | 'OTHER'
  returnDesc: string
  returnToCorpId: string
  returnToName: string
  /** The recycle that it led to (level 0), or that it consents to (RECYCLE_AGREED). */
  recycleNo?: string
  /** The sign task of the predecessor (level 1 and up). */
  signNo?: string
  returnStatus: ReturnStatus
}

export type RecycleStatus = 'WAIT_APPLY' | 'PENDING_REVIEW' | 'WAIT_HOLDER' | 'DONE' | 'REFUSED' | 'CANCELLED'

export type RecycleApplicationRow = DocumentRow & {
  recycleNo: string
  recycleType: 'RETURN' | 'ACTIVE'
  recycleDecision?: 'ACCEPT' | 'REFUSE'
  voucherNo: string
  holdingNo: string
  holderCorpId: string
  holderName: string
  recycleAmount: string
  recycleReason?: string
  /** The return that it answers (RETURN). */
  returnNo?: string
  returnReason?: ReturnApplicationRow['returnReason']
  returnDesc?: string
  /** Until when the holder may consent (ACTIVE). */
  consentDeadline?: string
  recycleStatus: RecycleStatus
}

export type CashStatus =
  | 'WAIT_APPLY'
  | 'PENDING_REVIEW'
  | 'APPROVED'
  | 'WAIT_REGISTER'
  | 'REGISTER_REVIEW'
  | 'PAYING'
  | 'UNANSWERED'
  | 'PART_PAID'
  | 'PAID'
  | 'FAILED'
  | 'OVERDUE'

export type PayFailReason = 'BALANCE' | 'ACCOUNT_ABNORMAL' | 'LIMIT' | 'TIMEOUT' | 'OTHER'

/** What one holder is to be paid on the day. */
export type CashItemRow = {
  cashItemNo: string
  voucherNo: string
  holdingNo: string
  payeeCorpId: string
  payeeName: string
  /** Absent while the holder has no verified account for collection. */
  payeeAccountNo?: string
  payeeBankName?: string
  /** The account that the application was submitted with. */
  appliedAccountNo?: string
  cashAmount: string
  cashItemStatus: 'WAIT_PAY' | 'PAYING' | 'UNANSWERED' | 'PAID' | 'FAILED' | 'OVERDUE'
  payFailReason?: PayFailReason
  paidDate?: string
  bankSerialNo?: string
  payVoucherFile?: AttachmentRow
  penaltyAmount: string
  receiptNo?: string
}

export type CashBatchRow = DocumentRow & {
  cashNo: string
  issuerName: string
  cashDueDate: string
  cashTotalAmount: string
  paidAmount: string
  payChannel?: 'BANK_DEBIT' | 'ONLINE_TRANSFER' | 'OFFLINE'
  payAccountId?: string
  payAccountNo?: string
  payInstructionNo?: string
  /** When the last order went to the bank: what it pays on it counts from that day. */
  sentTime?: string
  payFailReason?: PayFailReason
  items: CashItemRow[]
  /** The day on which it became overdue: that happens once (T-CSH-14). */
  overdueDate?: string
  cashStatus: CashStatus
}

export type AheadStatus =
  | 'PENDING_REVIEW'
  | 'HOLDER_CONFIRMING'
  | 'APPROVED'
  | 'PAYING'
  | 'UNANSWERED'
  | 'DONE'
  | 'REJECTED'
  | 'HOLDER_REFUSED'
  | 'FAILED'
  | 'CANCELLED'

export type AheadCashApplicationRow = DocumentRow & {
  aheadNo: string
  voucherNo: string
  holdingNo: string
  holderCorpId: string
  holderName: string
  aheadAmount: string
  aheadDate: string
  aheadRate: string
  aheadDiscount: string
  aheadPayAmount: string
  promisePayDate: string
  payAccountId: string
  payAccountNo: string
  payeeAccountNo?: string
  payeeBankName?: string
  payInstructionNo?: string
  payFailReason?: PayFailReason
  paidDate?: string
  bankSerialNo?: string
  receiptNo?: string
  aheadStatus: AheadStatus
}

export type ReceiptRow = {
  receiptNo: string
  receiptType:
    | 'LEND'
    | 'CASH'
    | 'AHEAD_CASH'
    | 'ABS_PRICE'
    | 'ABS_PAY'
    | 'RF_LEND'
    | 'RF_REPAY'
    | 'FEE'
    | 'GUARANTEE'
    | 'CLAIM'
  payerCorpId: string
  payerName: string
  payerAccountNo: string
  payeeCorpId: string
  payeeName: string
  payeeAccountNo: string
  payeeBankName: string
  receiptAmount: string
  bankSerialNo: string
  tradeTime: string
  antiFakeCode: string
  bizNo: string
}
