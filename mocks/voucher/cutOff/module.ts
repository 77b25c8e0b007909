import type { FlowModule } from '../../kernel/wiring.ts'
import { closeInFlight } from './flow.ts'

/** 兑付截止（INV-14）：午夜在各流程的期限之后、凭证到期之前。 */
export const cutOffModule: FlowModule = {
  clock: [closeInFlight],
}
