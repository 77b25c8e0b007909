import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { confirmationReveal } from './reveal.ts'
import { rfConfirmFlow } from './transitions.ts'

/** 确权：这个流程接到后台的一切。 */
export const confirmationModule: FlowModule = {
  flows: [rfConfirmFlow],
  handlers: [handlers],
  reveals: [confirmationReveal],
}
