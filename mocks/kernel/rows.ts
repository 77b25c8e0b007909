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
