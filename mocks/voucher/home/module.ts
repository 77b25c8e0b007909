import type { FlowModule } from '../../kernel/wiring.ts'
import { voucherDues } from './dues.ts'
import handlers from './handlers.ts'
import { voucherTodos } from './todos.ts'
import { voucherFigures } from './workbench.ts'

/** 首页与工作台：这个流程接到后台的一切。 */
export const homeModule: FlowModule = {
  handlers: [handlers],
  todos: [voucherTodos],
  figures: [voucherFigures],
  dues: [voucherDues],
}
