import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { transferFlow, transferLineFlow } from './transitions.ts'

/** 转让：这个流程接到后台的一切。 */
export const transferModule: FlowModule = {
  flows: [transferFlow, transferLineFlow],
  handlers: [handlers],
}
