import type { DocumentRow } from '../../kernel/rows.ts'
import type { LimitRow } from '../limit/rows.ts'

export type DistributeType = 'ALLOCATE' | 'INCREASE' | 'DECREASE' | 'RECLAIM' | 'FREEZE' | 'UNFREEZE'

export type DistributeStatus = 'DRAFT' | 'PENDING_REVIEW' | 'EFFECTIVE' | 'REJECTED' | 'CANCELLED' | 'EXPIRED'

export type LimitDistributionRow = DocumentRow & {
  distributeNo: string
  /** The parent's limit. */
  limitNo: string
  limitType: LimitRow['limitType']
  distributeType: DistributeType
  memberCorpId: string
  memberCorpName: string
  /** Absent: not filled in yet, or frozen and unfrozen as a whole. */
  distributeAmount?: string
  /** The member's limit when it was filled in, and what it is to become. */
  beforeAmount: string
  afterAmount?: string
  limitEffectiveDate?: string
  limitExpireDate?: string
  distributeStatus: DistributeStatus
}
