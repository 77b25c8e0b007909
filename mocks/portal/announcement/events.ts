import { event } from '../../kernel/wiring.ts'
// The platform takes an announcement down: it leaves the list, and its address says so.

/** 外部机构会做的。 */
export const events = [
  event('platform', 'ANN-DOWN', '公告下线（键：公告 ID）', (world, key) => {
    world.announcements.need(key).withdrawn = true
  }),
]
