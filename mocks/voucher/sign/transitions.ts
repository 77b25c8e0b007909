// SGN 签收 as data (domain/03-flows.md §6). Guards and effects are in signFlow.ts.
import type { SignStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const signMachine = machine<SignStatus>()({
  'T-SGN-01': { from: ['WAIT_SIGN'], event: '经办签收提交', to: 'PENDING_REVIEW', actor: CHAIN_OPERATOR },
  'T-SGN-02': { from: ['WAIT_SIGN'], event: '经办拒签提交', to: 'REFUSE_PENDING', actor: CHAIN_OPERATOR },
  'T-SGN-03': {
    from: ['PENDING_REVIEW'],
    event: '复核签收',
    to: 'SIGNED',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-SGN-04': {
    from: ['REFUSE_PENDING'],
    event: '复核拒签',
    to: 'REFUSED',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-SGN-05': {
    from: ['PENDING_REVIEW', 'REFUSE_PENDING'],
    event: '复核退回经办',
    to: 'WAIT_SIGN',
    actor: CHAIN_DIRECTOR,
    result: 'RETURN',
  },
  'T-SGN-06': {
    from: ['WAIT_SIGN', 'PENDING_REVIEW', 'REFUSE_PENDING'],
    event: '超期失效',
    to: 'EXPIRED',
    actor: SYSTEM,
  },
})
