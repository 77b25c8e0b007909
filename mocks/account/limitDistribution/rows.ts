import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type LimitDistributionRow = StoredDocument<
  LimitDistribution,
  'memberUsedLimit' | 'parentAvailable' | 'parentAvailableAfter',
  { memberCorpId: string }
>
