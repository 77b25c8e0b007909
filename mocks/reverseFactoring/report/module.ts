import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 报表：这个流程接到后台的一切。 */
export const reportModule: FlowModule = {
  handlers: [handlers],
}
