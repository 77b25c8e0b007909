import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

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
