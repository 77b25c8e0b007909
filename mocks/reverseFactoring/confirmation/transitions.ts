// RCF 债务人确权 as data (domain/03-flows.md §6). Guards and effects are in rfConfirmFlow.ts.
import type { ConfirmStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR } from '../../kernel/roles.ts'

/** T-RCF-05 ends in CONFIRMED or REFUSED by confirmResult: rfConfirmFlow.ts says which. */
export const rfConfirmMachine = machine<ConfirmStatus>()({
  'T-RCF-02': { from: ['PENDING'], event: '经办提交意见', to: 'PENDING_AUDIT', actor: RF_CORE_OPERATOR },
  'T-RCF-03': {
    from: ['PENDING'],
    event: '经办退回',
    to: 'RETURNED',
    actor: RF_CORE_OPERATOR,
    result: 'RETURN',
  },
  'T-RCF-04': {
    from: ['PENDING_AUDIT'],
    event: '审核退回经办',
    to: 'PENDING',
    actor: RF_CORE_DIRECTOR,
    result: 'RETURN',
  },
  'T-RCF-05': {
    from: ['PENDING_AUDIT'],
    event: '审核通过',
    to: 'CONFIRMED',
    actor: RF_CORE_DIRECTOR,
    result: 'PASS',
  },
})
