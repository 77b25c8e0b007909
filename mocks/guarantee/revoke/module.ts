import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import { endIdleRevokes } from './flow.ts'
import handlers from './handlers.ts'
import { revokeFlow } from './transitions.ts'

/** 保函撤销：这个流程接到后台的一切。 */
export const revokeModule: FlowModule = {
  flows: [revokeFlow],
  handlers: [handlers],
  clock: [endIdleRevokes],
  events,
}
