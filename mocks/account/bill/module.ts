import type { FlowModule } from '../../kernel/wiring.ts'
import { bankOrders, events, overdueBills } from './flow.ts'
import handlers from './handlers.ts'
import { feeReceipts } from './receipt.ts'
import { billFlow, billInvoiceFlow } from './transitions.ts'

/** 平台账单：这个流程接到后台的一切。 */
export const billModule: FlowModule = {
  flows: [billFlow, billInvoiceFlow],
  handlers: [handlers],
  clock: [overdueBills],
  events,
  bankOrders: [bankOrders],
  receipts: [feeReceipts],
}
