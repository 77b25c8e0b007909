import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { rfContractFlow } from './transitions.ts'

/** 合同：这个流程接到后台的一切。 */
export const contractModule: FlowModule = {
  flows: [rfContractFlow],
  handlers: [handlers],
}
