import type { FlowModule } from '../../kernel/wiring.ts'
import { followFinalReview } from './flow.ts'
import handlers from './handlers.ts'
import { invariants } from './invariants.ts'
import { thirdIssueLimitUse } from './limitUse.ts'
import { events } from './platform.ts'
import { callbackFlow, thirdIssueFlow } from './transitions.ts'

/** 第三方开立：这个流程接到后台的一切。 */
export const thirdIssueModule: FlowModule = {
  flows: [thirdIssueFlow, callbackFlow],
  handlers: [handlers],
  events,
  invariants,
  limitUses: [thirdIssueLimitUse],
  finalReviewed: [followFinalReview],
}
