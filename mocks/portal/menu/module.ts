import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 菜单：这个流程接到后台的一切。 */
export const menuModule: FlowModule = {
  handlers: [handlers],
}
