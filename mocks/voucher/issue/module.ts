import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { issueLimitUse } from './limitUse.ts'
import { issueReveal } from './reveal.ts'
import { issueFlow } from './transitions.ts'

/** 开立：这个流程接到后台的一切。 */
export const issueModule: FlowModule = {
  flows: [issueFlow],
  handlers: [handlers],
  reveals: [issueReveal],
  limitUses: [issueLimitUse],
}
