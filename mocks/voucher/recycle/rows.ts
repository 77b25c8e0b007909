import type { DocumentRow } from '../../kernel/rows.ts'
import type { ReturnApplicationRow } from '../return/rows.ts'

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
