import type { FlowModule } from '../../kernel/wiring.ts'
import limitEntriesHandlers from './entries.ts'
import { events } from './events.ts'
import limitHandlers from './handlers.ts'
import { invariants } from './invariants.ts'
import { limitFlow } from './transitions.ts'

/** 额度：这个流程接到后台的一切。 */
export const limitModule: FlowModule = {
  flows: [limitFlow],
  handlers: [limitEntriesHandlers, limitHandlers],
  events,
  invariants,
}
