import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { events, expireUkeys } from './platform.ts'
import { ukeyFaceFlow, ukeyFlow } from './transitions.ts'

/** 证书：这个流程接到后台的一切。 */
export const certificateModule: FlowModule = {
  flows: [ukeyFlow, ukeyFaceFlow],
  handlers: [handlers],
  clock: [expireUkeys],
  events,
}
