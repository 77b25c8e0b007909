import type { FlowModule } from '../../kernel/wiring.ts'
import { bankOrders, events, queueAbsPayments } from './bank.ts'
import handlers from './handlers.ts'
import { overduePayments, planPayments, remindPayments } from './plan.ts'
import { payReceipts } from './receipt.ts'
import { paymentReveal } from './reveal.ts'
import { absCheckFlow, absPaymentFlow } from './transitions.ts'

/** ABS 付款：这个流程接到后台的一切。 */
export const paymentModule: FlowModule = {
  flows: [absPaymentFlow, absCheckFlow],
  handlers: [handlers],
  clock: [planPayments, remindPayments, overduePayments, queueAbsPayments],
  events,
  bankOrders: [bankOrders],
  reveals: [paymentReveal],
  receipts: [payReceipts],
}
