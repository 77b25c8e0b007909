import type { FlowModule } from '../../kernel/wiring.ts'
import bankAccountHandlers from './handlers.ts'
import bankAccountNumbersHandlers from './numbers.ts'
import { events, expireAccountAuth } from './remittance.ts'
import { bankAccountReveal } from './reveals.ts'
import { accountFlow, authFlow } from './transitions.ts'

/** 银行账户及其验证：这个流程接到后台的一切。 */
export const bankAccountModule: FlowModule = {
  flows: [accountFlow, authFlow],
  handlers: [bankAccountHandlers, bankAccountNumbersHandlers],
  clock: [expireAccountAuth],
  events,
  reveals: [bankAccountReveal],
}
