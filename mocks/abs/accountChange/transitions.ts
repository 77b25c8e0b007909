// AAC 归集账户变更 as data: what the plan manager changes is checked by one person and confirmed by another. Effects are in
// absAccountChangeBook.ts (what happens by itself) and absAccountChangeFlow.ts (what people do).
import type { AbsAccountChangeStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const absAccountChangeMachine = machine<AbsAccountChangeStatus>()({
  'T-AAC-02': {
    from: ['WAIT_CHECK', 'REJECTED'],
    event: '提交核对',
    to: 'PENDING_REVIEW',
    actor: ABS_CORE_OPERATOR,
  },
  'T-AAC-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'CONFIRMED',
    actor: ABS_CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-AAC-04': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'REJECTED',
    actor: ABS_CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-AAC-05': {
    from: ['WAIT_CHECK', 'PENDING_REVIEW', 'REJECTED'],
    event: '再次变更或不再需要',
    to: 'VOID',
    actor: SYSTEM,
  },
})
