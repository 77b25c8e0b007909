import type { AnnouncementDetail } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type AnnouncementRow = Stored<
  AnnouncementDetail,
  'isRead' | 'previous' | 'next',
  Partial<Pick<AnnouncementDetail, 'attachments'>> & {
    /** 平台撤下的：不再列出，打开地址即说明。 */
    withdrawn?: boolean
  }
>
