import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'

/** 字典：这个流程接到后台的一切。 */
export const dictionaryModule: FlowModule = {
  handlers: [handlers],
}
