import type { FlowModule } from '../../kernel/wiring.ts'
import { customerServiceScript } from './customerService.ts'
import handlers from './handlers.ts'

/** 外观与客服：这个流程接到后台的一切。 */
export const configModule: FlowModule = {
  handlers: [handlers],
  control: { 'GET /__mock/customer-service': customerServiceScript },
}
