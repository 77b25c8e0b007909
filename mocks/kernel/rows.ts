import type {
  AgreementType,
  Attachment,
  AuditTrailRow,
  CorpProfile,
  CorpUser,
  DocumentBase,
  Message,
  ProductOpenStatus,
  ProductType,
} from '#api/generated/corp/model/index.ts'

// The stored rows, derived from the answers of the contract.

/** Fields of every answer that depend on the caller: never stored. */
type Asked = 'actions' | 'refusals' | 'allowed' | 'nextActor' | 'nextPerson' | 'deadline' | 'stateReason'

/**
 * What is stored of an answer of the contract: without what is derived per caller (Derived), plus what only the
 * mock keeps or keeps in another way (Kept).
 */
export type Stored<Answer, Derived extends keyof Answer = never, Kept = unknown> = Omit<
  Answer,
  Asked | Derived | keyof Kept
> &
  Kept

/** The same of a document: makers and checkers, versions and the trail are stored, what the user may do now is not. */
export type StoredDocument<
  Answer extends DocumentBase,
  Derived extends keyof Answer = never,
  Kept = unknown,
> = DocumentRow &
  Omit<Answer, keyof DocumentRow | keyof DocumentBase | 'evidence' | Derived | keyof Kept> &
  Kept

export type TrailRow = AuditTrailRow

export type AttachmentRow = Attachment

/** The stored part of DocumentBase: makers and checkers are kept by user id (INV-01 compares persons, not names). */
export type DocumentRow = Stored<
  DocumentBase,
  never,
  {
    createUserId: string
    reviewUserId?: string
    finalUserId?: string
    attachments?: AttachmentRow[]
  }
>

export type CorpRow = Stored<
  Required<CorpProfile>,
  'products',
  Partial<Pick<CorpProfile, 'groupCorpName' | 'registeredCapital' | 'establishDate' | 'businessTermEnd'>> & {
    corpId: string
    productOpenStatus: Record<ProductType, ProductOpenStatus>
    /** Names before the changes of name, the oldest first (NMC). */
    formerNames?: string[]
    /** Of the contact data; absent is 0. */
    version?: number
    /** Amount from which an issue needs the final review (MC-3). */
    finalThreshold: string
    /** Agreements that must be signed again at the next sign-in. */
    resignAgreements: AgreementType[]
  }
>

/** One person's membership in one enterprise; a person of several enterprises has several rows with one idCard. */
export type UserRow = Stored<
  CorpUser,
  'postNames' | 'roleNames',
  {
    /** The persona this user is of, if any: the code that signs in. */
    personaCode?: string
    corpId: string
    /** When the invitation to sign in was sent last. */
    inviteTime?: string
    /** Of posts, roles and status; absent is 0. */
    version?: number
    noticeSettings?: { email?: string; noticeBySms: boolean; noticeByEmail: boolean }
  }
>

export type MessageRow = Stored<
  Message,
  'messageState' | 'todoDone',
  {
    corpId: string
    /** Since when it needs no action any more: the document has moved on. */
    doneTime?: string
    /** The user it is for; empty: not for one user. */
    userId?: string
    /** Roles of the enterprise that it is for; all when empty. */
    roleCodes: string[]
    readBy: string[]
    bizNo?: string
  }
>

/** One line of the ledger: which amount moved, whose, and for which document. */
export type BookingRow = {
  bookingNo: string
  /** The event, by transition id such as T-ISS-03. */
  event: string
  corpId: string
  bizNo: string
  amount: string
  summary: string
  operatorName: string
  time: string
}
