import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import handlers from './handlers.ts'

/** 公告：这个流程接到后台的一切。 */
export const announcementModule: FlowModule = {
  handlers: [handlers],
  events,
}
