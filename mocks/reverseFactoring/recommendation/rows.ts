import type { DocumentRow } from '../../kernel/rows.ts'

export type RecommendStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'RECOMMENDED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'REVOKED'
  | 'EXPIRED'

/** RfRecommend, owned by the core enterprise (debtor). */
export type RfRecommendRow = DocumentRow & {
  recommendNo: string
  supplierCorpId?: string
  supplierName: string
  supplierUscc: string
  funderId: string
  funderName: string
  recommendAmount: string
  cooperateYears: number
  annualTradeAmount: string
  recommendReason: string
  recommendExpireDate: string
  /** Why the funder did not take it up (T-RRM-06). */
  declineReason?: string
  /** What the imported row says, hashed: the same row never makes two recommendations (INV-21). */
  importHash?: string
  recommendStatus: RecommendStatus
}
