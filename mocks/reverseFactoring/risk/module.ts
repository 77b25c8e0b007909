import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import { watchRisks } from './flow.ts'
import handlers from './handlers.ts'
import { rfRiskFlow } from './transitions.ts'

/** 融资风险：这个流程接到后台的一切。 */
export const riskModule: FlowModule = {
  flows: [rfRiskFlow],
  handlers: [handlers],
  clock: [watchRisks],
  events,
}
