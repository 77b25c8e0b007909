import type { FlowModule } from '../../kernel/wiring.ts'
import { financeAccountUse } from './accountUse.ts'
import { closeFinances, expireSupplements } from './calendar.ts'
import { events } from './events.ts'
import { interestBills } from './funderBills.ts'
import handlers from './handlers.ts'
import { invariants } from './invariants.ts'
import { financeLimitUse } from './limitUse.ts'
import { financeOnSign } from './quick.ts'
import { lendReceipts } from './receipt.ts'
import { financeReveal } from './reveal.ts'
import { financeFlow, registerFlow } from './transitions.ts'

/** 融资：这个流程接到后台的一切。 */
export const financeModule: FlowModule = {
  flows: [financeFlow, registerFlow],
  handlers: [handlers],
  clock: [closeFinances, expireSupplements],
  events,
  invariants,
  reveals: [financeReveal],
  limitUses: [financeLimitUse],
  receipts: [lendReceipts],
  funderBills: [interestBills],
  accountUses: [financeAccountUse],
  signed: [financeOnSign],
}
