import type { LimitUse } from '../../account/limit/book.ts'
import { FREEZING, LENT_STATES } from './transitions.ts'

/** 审批中的融资冻结资金方额度，放了款的占用到结清。 */
export const financeLimitUse: LimitUse = {
  limitType: 'FINANCE',
  note(world, { used, frozen }) {
    for (const row of world.financeApplications.all()) {
      if (FREEZING.includes(row.financeStatus)) frozen.note(row.limitNo, row.financeAmount)
      else if (row.financeStatus !== 'SETTLED' && LENT_STATES.includes(row.financeStatus))
        used.note(row.limitNo, row.financeAmount)
    }
  },
}
