import type { FlowModule } from '../../kernel/wiring.ts'
import { expirePriceSchemes } from './flow.ts'
import handlers from './handlers.ts'
import { priceFlow } from './transitions.ts'

/** 定价：这个流程接到后台的一切。 */
export const priceModule: FlowModule = {
  flows: [priceFlow],
  handlers: [handlers],
  clock: [expirePriceSchemes],
}
