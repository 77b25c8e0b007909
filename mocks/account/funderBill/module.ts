import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './flow.ts'
import handlers from './handlers.ts'
import { funderInvoiceFlow, funderRepayFlow } from './transitions.ts'

/** 金融机构账单：这个流程接到后台的一切。 */
export const funderBillModule: FlowModule = {
  flows: [funderInvoiceFlow, funderRepayFlow],
  handlers: [handlers],
  events,
}
