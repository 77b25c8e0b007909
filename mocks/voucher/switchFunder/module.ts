import type { FlowModule } from '../../kernel/wiring.ts'
import { events } from './events.ts'
import { closeSwitches, releaseSilent } from './flow.ts'
import handlers from './handlers.ts'
import { switchFunderFlow } from './transitions.ts'

/** 更换资金方：这个流程接到后台的一切。 */
export const switchFunderModule: FlowModule = {
  flows: [switchFunderFlow],
  handlers: [handlers],
  clock: [releaseSilent],
  events,
  beforeCutOff: [closeSwitches],
}
