import type { FlowModule } from '../../kernel/wiring.ts'
import { bankOrders, events, overdueFinances, settleFinance } from './lending.ts'

/** 融资的放款、逾期与结清：午夜在更换资金方之后。 */
export const lendingModule: FlowModule = {
  clock: [overdueFinances],
  events,
  bankOrders: [bankOrders],
  holdingCashed: [settleFinance],
}
