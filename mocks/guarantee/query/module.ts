import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 保函查询与统计：这个流程接到后台的一切。 */
export const queryModule: FlowModule = {
  handlers: [handlers],
}
