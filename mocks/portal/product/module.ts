import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { events } from './opening.ts'
import { openingFlow } from './transitions.ts'

/** 产品开通：这个流程接到后台的一切。 */
export const productModule: FlowModule = {
  flows: [openingFlow],
  handlers: [handlers],
  events,
}
