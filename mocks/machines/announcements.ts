// The platform takes an announcement down: it leaves the list, and its address says so.
import { registerEvent } from '../registry.ts'

registerEvent('platform', 'ANN-DOWN', '公告下线（键：公告 ID）', (world, key) => {
  world.announcements.need(key).withdrawn = true
})
