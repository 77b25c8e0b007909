import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './flow.ts'
import handlers from './handlers.ts'
import { accountChangeReveal } from './reveal.ts'
import { absAccountChangeFlow } from './transitions.ts'

/** 归集账户变更：这个流程接到后台的一切。 */
export const accountChangeModule: FlowModule = {
  flows: [absAccountChangeFlow],
  handlers: [handlers],
  events,
  reveals: [accountChangeReveal],
}
