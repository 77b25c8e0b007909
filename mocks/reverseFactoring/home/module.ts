import type { FlowModule } from '../../kernel/wiring.ts'
import { rfFigures } from './cards.ts'
import { rfTodos } from './todos.ts'

/** 首页与工作台：这个流程接到后台的一切。 */
export const homeModule: FlowModule = {
  todos: [rfTodos],
  figures: [rfFigures],
}
