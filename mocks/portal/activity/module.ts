import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { noteActivity } from './observe.ts'

/** 操作记录：这个流程接到后台的一切。 */
export const activityModule: FlowModule = {
  handlers: [handlers],
  callObservers: [noteActivity],
}
