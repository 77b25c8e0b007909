import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { invoiceInfoFlow } from './transitions.ts'

/** 开票信息：这个流程接到后台的一切。 */
export const invoiceInfoModule: FlowModule = {
  flows: [invoiceInfoFlow],
  handlers: [handlers],
}
