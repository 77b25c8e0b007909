import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 到期日历：这个流程接到后台的一切。 */
export const calendarModule: FlowModule = {
  handlers: [handlers],
}
