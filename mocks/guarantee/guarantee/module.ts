import type { FlowModule } from '../../kernel/wiring.ts'
import { guarantees } from './daily.ts'
import { events } from './events.ts'
import { guaranteeFeeBills, recourseBills } from './funderBills.ts'
import handlers from './handlers.ts'
import { invariants } from './invariants.ts'
import { bankOrders } from './issuer.ts'
import { guaranteeLimitUse } from './limitUse.ts'
import { closeSupplements, endOpened, expireGuarantees } from './outcome.ts'
import { guaranteeReceipts } from './receipt.ts'
import { remindGuarantees } from './reminders.ts'
import { guaranteeLimit, openIssuers } from './seed.ts'
import { guaranteeFlow } from './transitions.ts'

/** 保函的申请、开立与到期：这个流程接到后台的一切。 */
export const guaranteeModule: FlowModule = {
  flows: [guaranteeFlow],
  handlers: [handlers],
  clock: [closeSupplements, endOpened, expireGuarantees, remindGuarantees],
  events,
  invariants,
  bankOrders: [bankOrders],
  limitUses: [guaranteeLimitUse],
  receipts: [guaranteeReceipts],
  funderBills: [guaranteeFeeBills, recourseBills],
  opening: [openIssuers],
  daily: [guaranteeLimit, guarantees],
}
