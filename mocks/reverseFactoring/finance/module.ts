import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import { bankOrders, expireRfSupplements, overdueRf } from './funder.ts'
import handlers from './handlers.ts'
import { financeLimitUse } from './limitUse.ts'
import { lendReceipts, repayReceipts } from './receipt.ts'
import { rfFinanceFlow } from './transitions.ts'

/** 融资：这个流程接到后台的一切。 */
export const financeModule: FlowModule = {
  flows: [rfFinanceFlow],
  handlers: [handlers],
  clock: [overdueRf, expireRfSupplements],
  events,
  bankOrders: [bankOrders],
  limitUses: [financeLimitUse],
  receipts: [lendReceipts, repayReceipts],
}
