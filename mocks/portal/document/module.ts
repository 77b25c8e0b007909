import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 查找单据：这个流程接到后台的一切。 */
export const documentModule: FlowModule = {
  handlers: [handlers],
}
