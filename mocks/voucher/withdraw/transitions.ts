// WDR 开立撤回 as data (domain/03-flows.md §6). Guards and effects are in withdrawFlow.ts.
import type { WithdrawApplicationRow } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const withdrawMachine = machine<WithdrawApplicationRow['withdrawStatus']>()({
  'T-WDR-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'DONE',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-WDR-03': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-WDR-04': { from: ['PENDING_REVIEW'], event: '撤销申请', to: 'CANCELLED', actor: CORE_OPERATOR },
  'T-WDR-05': { from: ['PENDING_REVIEW'], event: '对方已签收', to: 'INVALID', actor: SYSTEM },
})
