import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import handlers from './handlers.ts'
import { feeInvoiceFlow } from './transitions.ts'

/** 保函费发票：这个流程接到后台的一切。 */
export const invoiceModule: FlowModule = {
  flows: [feeInvoiceFlow],
  handlers: [handlers],
  events,
}
