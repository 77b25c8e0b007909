import type { FlowModule } from '../../kernel/wiring.ts'
import { events as transferEvents } from './events.ts'
import handlers from './handlers.ts'
import { bankOrders, expireSupplements } from './outside.ts'
import { events as paperEvents } from './papers.ts'
import { priceReceipts } from './receipt.ts'
import { absTransferFlow } from './transitions.ts'

/** 转让：这个流程接到后台的一切。 */
export const transferModule: FlowModule = {
  flows: [absTransferFlow],
  handlers: [handlers],
  clock: [expireSupplements],
  events: [...transferEvents, ...paperEvents],
  bankOrders: [bankOrders],
  receipts: [priceReceipts],
}
