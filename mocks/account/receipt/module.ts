import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 电子回单：这个流程接到后台的一切。 */
export const receiptModule: FlowModule = {
  handlers: [handlers],
}
