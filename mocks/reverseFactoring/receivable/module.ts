import type { FlowModule } from '../../kernel/wiring.ts'
import { events, overdueAccounts } from './clock.ts'
import handlers from './handlers.ts'
import { accountReveal } from './reveal.ts'
import { rfAccountFlow } from './transitions.ts'

/** 应收账款：这个流程接到后台的一切。 */
export const receivableModule: FlowModule = {
  flows: [rfAccountFlow],
  handlers: [handlers],
  clock: [overdueAccounts],
  events,
  reveals: [accountReveal],
}
