import type { FlowModule } from '../../kernel/wiring.ts'
import sessionCorpsHandlers from './corps.ts'
import sessionHandlers from './handlers.ts'
import sessionSecuritiesHandlers from './securities.ts'
import { corpFlow } from './transitions.ts'

/** 登录与当前企业：这个流程接到后台的一切。 */
export const sessionModule: FlowModule = {
  flows: [corpFlow],
  handlers: [sessionCorpsHandlers, sessionHandlers, sessionSecuritiesHandlers],
}
