import type { FlowModule } from '../../kernel/wiring.ts'
import { expireAhead } from './flow.ts'
import handlers from './handlers.ts'
import { aheadReceipts } from './receipt.ts'
import { aheadCashReveal } from './reveal.ts'
import { aheadCashFlow } from './transitions.ts'

/** 提前兑付：这个流程接到后台的一切。 */
export const aheadCashModule: FlowModule = {
  flows: [aheadCashFlow],
  handlers: [handlers],
  clock: [expireAhead],
  reveals: [aheadCashReveal],
  receipts: [aheadReceipts],
}
