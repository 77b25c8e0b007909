import { event } from '../../kernel/wiring.ts'
// 平台下线一条公告：列表里不再有，打开它的地址会说明。

/** 外部机构会做的。 */
export const events = [
  event('platform', 'ANN-DOWN', '公告下线（公告主键）', (world, key) => {
    world.announcements.need(key).withdrawn = true
  }),
]
