import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { recheckRfInvoices } from './recheck.ts'
import { rfInvoiceFlow } from './transitions.ts'

/** 发票：这个流程接到后台的一切。 */
export const invoiceModule: FlowModule = {
  flows: [rfInvoiceFlow],
  handlers: [handlers],
  clock: [recheckRfInvoices],
}
