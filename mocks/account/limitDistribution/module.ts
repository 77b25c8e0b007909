import type { FlowModule } from '../../kernel/wiring.ts'
import { expireMemberLimits } from './flow.ts'
import handlers from './handlers.ts'
import { distributionFlow } from './transitions.ts'

/** 额度分配：这个流程接到后台的一切。 */
export const limitDistributionModule: FlowModule = {
  flows: [distributionFlow],
  handlers: [handlers],
  clock: [expireMemberLimits],
}
