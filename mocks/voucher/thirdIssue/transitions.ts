// THD 第三方平台开立 as data (domain/03-flows.md §6). Guards and effects are in thirdIssueFlow.ts.
import type { ThirdStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_FINAL, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** Where a decision ends in one of two states, the good one is named here and thirdIssueFlow.ts says when it is not. */
export const thirdIssueMachine = machine<ThirdStatus>()({
  'T-THD-02': {
    from: ['RECEIVED', 'REJECTED'],
    event: '经办补录并提交',
    to: 'PENDING_REVIEW',
    actor: CORE_OPERATOR,
  },
  'T-THD-03': { from: ['RECEIVED', 'REJECTED'], event: '退回第三方', to: 'RETURNED', actor: CORE_OPERATOR },
  'T-THD-04': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'ISSUED',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-THD-05': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-THD-06': { from: ['PENDING_FINAL'], event: '终审通过', to: 'ISSUED', actor: CORE_FINAL, result: 'PASS' },
  'T-THD-07': { from: ['ISSUED'], event: '回传失败', to: 'CALLBACK_FAILED', actor: SYSTEM },
  'T-THD-08': { from: ['CALLBACK_FAILED'], event: '重新回传', to: 'ISSUED', actor: CORE_OPERATOR },
})
