import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { rfStatementFlow } from './transitions.ts'

/** 对账单：这个流程接到后台的一切。 */
export const statementModule: FlowModule = {
  flows: [rfStatementFlow],
  handlers: [handlers],
}
