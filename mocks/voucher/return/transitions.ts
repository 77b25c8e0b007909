// RTN 退回 as data (domain/03-flows.md §6). Guards and effects are in returnFlow.ts and returnOutcome.ts.
import type { ReturnStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const returnMachine = machine<ReturnStatus>()({
  'T-RTN-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'WAIT_COUNTERPARTY',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-RTN-03': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: CHAIN_DIRECTOR,
    result: 'REJECT',
  },
  'T-RTN-04': { from: ['WAIT_COUNTERPARTY'], event: '对方同意', to: 'DONE', actor: SYSTEM },
  'T-RTN-05': { from: ['WAIT_COUNTERPARTY'], event: '对方拒绝/超期', to: 'COUNTER_REFUSED', actor: SYSTEM },
  'T-RTN-06': { from: ['PENDING_REVIEW'], event: '经办撤销', to: 'CANCELLED', actor: CHAIN_OPERATOR },
  // what waits for its own reviewer when INV-14 strikes, or when the recycle that it consents to is over
  'INV-14': { from: ['PENDING_REVIEW'], event: '自动关闭', to: 'CANCELLED', actor: SYSTEM },
})
