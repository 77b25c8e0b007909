import type { FlowModule } from '../../kernel/wiring.ts'
import registrationAccountsHandlers from './accounts.ts'
import registrationHandlers from './handlers.ts'
import registrationVerifyCodesHandlers from './verifyCodes.ts'

/** 注册：这个流程接到后台的一切。 */
export const registrationModule: FlowModule = {
  handlers: [registrationAccountsHandlers, registrationHandlers, registrationVerifyCodesHandlers],
}
