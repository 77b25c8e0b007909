import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 下载中心：这个流程接到后台的一切。 */
export const downloadModule: FlowModule = {
  handlers: [handlers],
}
