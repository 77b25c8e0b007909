import type { FlowModule } from '../../kernel/wiring.ts'
import { cashAccountUse } from './accountUse.ts'
import { events } from './events.ts'
import { overdueBatches } from './flow.ts'
import handlers from './handlers.ts'
import { refreshCashLists } from './lists.ts'
import { accruePenalty, bankOrders, queuePayments } from './payments.ts'
import { cashReceipts } from './receipt.ts'
import { remindCash } from './reminders.ts'
import { cashItemReveal } from './reveal.ts'
import { cashFlow, cashItemFlow } from './transitions.ts'

/** 兑付：这个流程接到后台的一切。 */
export const cashModule: FlowModule = {
  flows: [cashFlow, cashItemFlow],
  handlers: [handlers],
  clock: [refreshCashLists, overdueBatches, accruePenalty, remindCash, queuePayments],
  events,
  bankOrders: [bankOrders],
  reveals: [cashItemReveal],
  receipts: [cashReceipts],
  accountUses: [cashAccountUse],
}
