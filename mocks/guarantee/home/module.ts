import type { FlowModule } from '../../kernel/wiring.ts'
import { guaranteeFigures } from './cards.ts'
import { guaranteeDues } from './dues.ts'
import { allGuaranteeTodos } from './todos.ts'

/** 首页与工作台：这个流程接到后台的一切。 */
export const homeModule: FlowModule = {
  todos: [allGuaranteeTodos],
  figures: [guaranteeFigures],
  dues: [guaranteeDues],
}
