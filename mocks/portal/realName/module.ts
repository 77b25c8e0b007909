import type { FlowModule } from '../../kernel/wiring.ts'
import { events, expireRealNames } from './flow.ts'
import handlers from './handlers.ts'
import { faceFlow, realNameFlow } from './transitions.ts'

/** 企业实名：这个流程接到后台的一切。 */
export const realNameModule: FlowModule = {
  flows: [realNameFlow, faceFlow],
  handlers: [handlers],
  clock: [expireRealNames],
  events,
}
