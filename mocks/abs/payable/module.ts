import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { overduePayables } from './outcome.ts'
import { absPayableFlow } from './transitions.ts'

/** 应付账款：这个流程接到后台的一切。 */
export const payableModule: FlowModule = {
  flows: [absPayableFlow],
  handlers: [handlers],
  clock: [overduePayables],
}
