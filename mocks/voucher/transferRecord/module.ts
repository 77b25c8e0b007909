import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 流转记录：这个流程接到后台的一切。 */
export const transferRecordModule: FlowModule = {
  handlers: [handlers],
}
