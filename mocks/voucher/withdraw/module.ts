import type { FlowModule } from '../../kernel/wiring.ts'
import { resumeSigns } from './flow.ts'
import handlers from './handlers.ts'
import { withdrawFlow } from './transitions.ts'

/** 开立撤回：这个流程接到后台的一切。 */
export const withdrawModule: FlowModule = {
  flows: [withdrawFlow],
  handlers: [handlers],
  clock: [resumeSigns],
}
