import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import { closeClaimSupplements } from './flow.ts'
import handlers from './handlers.ts'
import { bankOrders } from './issuer.ts'
import { claimReceipts } from './receipt.ts'
import { claimReveal } from './reveal.ts'
import { claimFlow } from './transitions.ts'

/** 索赔：这个流程接到后台的一切。 */
export const claimModule: FlowModule = {
  flows: [claimFlow],
  handlers: [handlers],
  clock: [closeClaimSupplements],
  events,
  bankOrders: [bankOrders],
  reveals: [claimReveal],
  receipts: [claimReceipts],
}
