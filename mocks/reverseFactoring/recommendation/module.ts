import type { FlowModule } from '../../kernel/wiring.ts'
import { events, expireRfRecommends } from './flow.ts'
import handlers from './handlers.ts'
import { rfRecommendFlow } from './transitions.ts'

/** 供应商推荐：这个流程接到后台的一切。 */
export const recommendationModule: FlowModule = {
  flows: [rfRecommendFlow],
  handlers: [handlers],
  clock: [expireRfRecommends],
  events,
}
