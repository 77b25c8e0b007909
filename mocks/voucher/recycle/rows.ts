import type { RecycleApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type RecycleApplicationRow = StoredDocument<
  RecycleApplication,
  'promisePayDate' | 'availableLimit' | 'availableLimitAfter',
  { holderCorpId: string }
>
