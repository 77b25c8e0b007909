import type { FlowModule } from '../../kernel/wiring.ts'
import { completeRecycle, expireRecycles } from './consent.ts'
import { openRecycle } from './flow.ts'
import handlers from './handlers.ts'
import { recycleFlow } from './transitions.ts'

/** 回收：这个流程接到后台的一切。 */
export const recycleModule: FlowModule = {
  flows: [recycleFlow],
  handlers: [handlers],
  clock: [expireRecycles],
  returnedToIssuer: [
    (world, row, actor) =>
      row.returnReason === 'RECYCLE_AGREED' ? completeRecycle(world, row, actor) : openRecycle(world, row),
  ],
}
