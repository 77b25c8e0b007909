import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { returnFlow } from './transitions.ts'

/** 退回：这个流程接到后台的一切。 */
export const returnModule: FlowModule = {
  flows: [returnFlow],
  handlers: [handlers],
}
