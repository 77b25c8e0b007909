import type { HelpArticleDetail } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type HelpArticleRow = Stored<
  HelpArticleDetail,
  'usefulCount' | 'unusefulCount' | 'myVote',
  Partial<Pick<HelpArticleDetail, 'attachments'>>
>
