import type { FlowModule } from '../../kernel/wiring.ts'
import { ageVouchers } from './due.ts'
import handlers from './handlers.ts'
import { voucherLimitUse } from './limitUse.ts'
import { holdingFlow, voucherFlow } from './transitions.ts'

/** 凭证与持有：这个流程接到后台的一切。 */
export const voucherModule: FlowModule = {
  flows: [voucherFlow, holdingFlow],
  handlers: [handlers],
  clock: [ageVouchers],
  limitUses: [voucherLimitUse],
}
