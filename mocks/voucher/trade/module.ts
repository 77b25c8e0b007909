import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { invariants } from './invariants.ts'
import { invoiceFlow } from './transitions.ts'

/** 合同与发票：这个流程接到后台的一切。 */
export const tradeModule: FlowModule = {
  flows: [invoiceFlow],
  handlers: [handlers],
  invariants,
}
