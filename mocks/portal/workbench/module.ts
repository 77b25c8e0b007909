import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 工作台：这个流程接到后台的一切。 */
export const workbenchModule: FlowModule = {
  handlers: [handlers],
}
