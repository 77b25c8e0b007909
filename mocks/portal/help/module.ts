import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 帮助：这个流程接到后台的一切。 */
export const helpModule: FlowModule = {
  handlers: [handlers],
}
