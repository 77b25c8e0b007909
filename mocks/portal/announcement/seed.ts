import type { World } from '../../kernel/World.ts'
import type { AnnouncementRow } from './rows.ts'

/** 一条公告，没有给的由这里补上。 */
export const buildAnnouncement = (world: World, part: Partial<AnnouncementRow>): AnnouncementRow =>
  world.announcements.put({
    announceId: world.ids.plain('AN'),
    announceTitle: '示例公告',
    announceType: 'BUSINESS',
    announceContent: '<p>示例公告正文</p>',
    publishTime: world.now(),
    isTop: false,
    ...part,
  })
