import type { FlowModule } from '../../kernel/wiring.ts'
import { signupSignable } from './flow.ts'
import { ageSignups, events } from './funder.ts'
import handlers from './handlers.ts'
import { signupReveal } from './reveal.ts'
import { openFunders } from './seed.ts'
import { signupFlow } from './transitions.ts'

/** 资金方签约：这个流程接到后台的一切。 */
export const signupModule: FlowModule = {
  flows: [signupFlow],
  handlers: [handlers],
  clock: [ageSignups],
  events,
  reveals: [signupReveal],
  signables: [signupSignable],
  opening: [openFunders],
}
