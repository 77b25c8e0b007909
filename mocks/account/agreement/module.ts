import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 平台协议的文本：这个流程接到后台的一切。 */
export const agreementModule: FlowModule = {
  handlers: [handlers],
}
