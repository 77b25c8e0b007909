import type { FlowModule } from '../../kernel/wiring.ts'
import { absFigures } from './cards.ts'
import { absTodos } from './todos.ts'

/** 首页与工作台：这个流程接到后台的一切。 */
export const homeModule: FlowModule = {
  todos: [absTodos],
  figures: [absFigures],
}
