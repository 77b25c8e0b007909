import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './flow.ts'
import handlers from './handlers.ts'
import { nameChangeFlow } from './transitions.ts'

/** 企业更名：这个流程接到后台的一切。 */
export const nameChangeModule: FlowModule = {
  flows: [nameChangeFlow],
  handlers: [handlers],
  events,
}
