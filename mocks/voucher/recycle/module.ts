import type { FlowModule } from '../../kernel/wiring.ts'
import { expireRecycles } from './consent.ts'
import handlers from './handlers.ts'
import { recycleFlow } from './transitions.ts'

/** 回收：这个流程接到后台的一切。 */
export const recycleModule: FlowModule = {
  flows: [recycleFlow],
  handlers: [handlers],
  clock: [expireRecycles],
}
