import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 开立机构：这个流程接到后台的一切。 */
export const issuerModule: FlowModule = {
  handlers: [handlers],
}
