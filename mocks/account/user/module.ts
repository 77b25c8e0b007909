import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './flow.ts'
import userHandlers from './handlers.ts'
import userSelfHandlers from './self.ts'
import { userFlow } from './transitions.ts'

/** 用户：这个流程接到后台的一切。 */
export const userModule: FlowModule = {
  flows: [userFlow],
  handlers: [userHandlers, userSelfHandlers],
  events,
}
