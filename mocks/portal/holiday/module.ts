import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 休市日：这个流程接到后台的一切。 */
export const holidayModule: FlowModule = {
  handlers: [handlers],
}
