import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { counterpartyFlow } from './transitions.ts'

/** 交易对手：这个流程接到后台的一切。 */
export const counterpartyModule: FlowModule = {
  flows: [counterpartyFlow],
  handlers: [handlers],
}
