import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 企业补充信息：这个流程接到后台的一切。 */
export const firmInfoModule: FlowModule = {
  handlers: [handlers],
}
