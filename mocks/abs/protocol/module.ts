import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 协议：这个流程接到后台的一切。 */
export const protocolModule: FlowModule = {
  handlers: [handlers],
}
