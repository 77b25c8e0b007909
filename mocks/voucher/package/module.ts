import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { invariants } from './invariants.ts'
import { packageFlow } from './transitions.ts'
import { events } from './verification.ts'

/** 融资资料：这个流程接到后台的一切。 */
export const packageModule: FlowModule = {
  flows: [packageFlow],
  handlers: [handlers],
  events,
  invariants,
}
