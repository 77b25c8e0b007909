import type { LimitUse } from '../../account/limit/book.ts'
import { HOLDING, OUTSTANDING } from './transitions.ts'

/** 审批中的保理融资冻结额度，放了款的占用。 */
export const financeLimitUse: LimitUse = {
  limitType: 'RF',
  note(world, { used, frozen }) {
    for (const row of world.rfFinancings.all()) {
      if (HOLDING.includes(row.rfFinanceStatus)) frozen.note(row.limitNo, row.rfFinanceAmount)
      if (OUTSTANDING.includes(row.rfFinanceStatus)) used.note(row.limitNo, row.rfFinanceAmount)
    }
  },
}
