import type { FlowModule } from '../../kernel/wiring.ts'
import { events, expireProtocols } from './flow.ts'
import handlers from './handlers.ts'
import { protocolFlow } from './transitions.ts'

/** 协议：这个流程接到后台的一切。 */
export const protocolModule: FlowModule = {
  flows: [protocolFlow],
  handlers: [handlers],
  clock: [expireProtocols],
  events,
}
