import type { FlowModule } from '../../kernel/wiring.ts'
import { events, expireRfAgreements } from './flow.ts'
import handlers from './handlers.ts'
import { rfAgreementFlow } from './transitions.ts'

/** 协议：这个流程接到后台的一切。 */
export const agreementModule: FlowModule = {
  flows: [rfAgreementFlow],
  handlers: [handlers],
  clock: [expireRfAgreements],
  events,
}
