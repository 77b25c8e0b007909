import type * as calls from '#api/generated/corp/announcements/announcements.ts'
import * as msw from '../../generated/corp/announcements/announcements.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import type { AnnouncementRow } from './rows.ts'

const inOrder = (ctx: Context): AnnouncementRow[] =>
  ctx.world.announcements
    .where(({ publishTime, withdrawn }) => publishTime <= ctx.now && !withdrawn)
    .toSorted((a, b) => Number(b.isTop) - Number(a.isTop) || b.publishTime.localeCompare(a.publishTime))

const readKey = (ctx: Context, announceId: string): string => `${ctx.user.userId} ${announceId}`

const view = (
  ctx: Context,
  { announceId, announceTitle, announceType, publishTime, isTop }: AnnouncementRow,
) => ({
  announceId,
  announceTitle,
  announceType,
  publishTime,
  isTop,
  isRead: ctx.world.announcementReads.has(readKey(ctx, announceId)),
})

const link = (row: AnnouncementRow | undefined) =>
  row && { announceId: row.announceId, announceTitle: row.announceTitle }

export default defineTag<typeof msw, typeof calls>({ msw })({
  pageAnnouncements: (ctx, query) =>
    // 列表的公共处理把后加入的排在前面
    answerPage(inOrder(ctx).toReversed(), query, {
      view: (row) => view(ctx, row),
      ordered: true,
      like: ['announceTitle'],
    }),
  loadAnnouncement: (ctx, { announceId }) => {
    const row = ctx.world.announcements.get(announceId)
    if (!row || row.withdrawn || row.publishTime > ctx.now)
      throw new BusinessError('ANNOUNCEMENT_WITHDRAWN', '该公告已下线')
    ctx.world.announcementReads.add(readKey(ctx, announceId))
    const rows = inOrder(ctx)
    const at = rows.indexOf(row)
    const [previous, next] = [link(rows[at - 1]), link(rows[at + 1])]
    return {
      ...view(ctx, row),
      announceContent: row.announceContent,
      attachments: row.attachments ?? [],
      ...(previous && { previous }),
      ...(next && { next }),
    }
  },
})
