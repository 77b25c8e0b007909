import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { messageFlow } from './transitions.ts'

/** 消息：这个流程接到后台的一切。 */
export const messageModule: FlowModule = {
  flows: [messageFlow],
  handlers: [handlers],
}
