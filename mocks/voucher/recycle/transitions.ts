// RCY 回收 as data (domain/03-flows.md §6). Guards and effects are in recycleFlow.ts.
import type { RecycleStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** T-RCY-05 and T-RCY-06 end in different states by type and decision: recycleFlow.ts says which. */
export const recycleMachine = machine<RecycleStatus>()({
  'T-RCY-03': { from: ['WAIT_APPLY'], event: '受理:同意', to: 'PENDING_REVIEW', actor: CORE_OPERATOR },
  'T-RCY-04': { from: ['WAIT_APPLY'], event: '受理:拒绝', to: 'PENDING_REVIEW', actor: CORE_OPERATOR },
  'T-RCY-05': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'DONE',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-RCY-06': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'WAIT_APPLY',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-RCY-07': { from: ['WAIT_HOLDER'], event: '持有方同意', to: 'DONE', actor: CHAIN_DIRECTOR },
  'T-RCY-08': { from: ['WAIT_HOLDER'], event: '持有方拒绝/7日未处理', to: 'REFUSED', actor: CHAIN_OPERATOR },
  'T-RCY-09': {
    from: ['PENDING_REVIEW', 'WAIT_HOLDER'],
    event: '撤销',
    to: 'CANCELLED',
    actor: CORE_OPERATOR,
  },
  // the cut-off of INV-14 ends what would take the holding away
  'INV-14': {
    from: ['WAIT_APPLY', 'PENDING_REVIEW', 'WAIT_HOLDER'],
    event: '临近应付日自动关闭',
    to: 'CANCELLED',
    actor: SYSTEM,
  },
})
