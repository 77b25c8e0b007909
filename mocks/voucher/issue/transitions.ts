// ISS 凭证开立 as data (domain/03-flows.md §6). Guards and effects are in issueFlow.ts.
import type { IssueStatus } from '../../world/rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_FINAL, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const issueMachine = machine<IssueStatus>()({
  'T-ISS-02': { from: ['DRAFT', 'REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', actor: CORE_OPERATOR },
  'T-ISS-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过(无需终审)',
    to: 'ISSUED',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-ISS-04': {
    from: ['PENDING_REVIEW'],
    event: '复核通过(转终审)',
    to: 'PENDING_FINAL',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-ISS-05': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-ISS-06': { from: ['PENDING_FINAL'], event: '终审通过', to: 'ISSUED', actor: CORE_FINAL, result: 'PASS' },
  'T-ISS-07': {
    from: ['PENDING_FINAL'],
    event: '终审驳回',
    to: 'REJECTED',
    actor: CORE_FINAL,
    result: 'REJECT',
  },
  'T-ISS-08': { from: ['PENDING_REVIEW'], event: '经办撤回提交', to: 'DRAFT', actor: CORE_OPERATOR },
  'T-ISS-09': { from: ['DRAFT', 'REJECTED'], event: '作废', to: 'CANCELLED', actor: CORE_OPERATOR },
  'T-ISS-10': { from: ['ISSUED'], event: '接收方签收', to: 'SIGNED', actor: SYSTEM },
  'T-ISS-11': { from: ['ISSUED'], event: '接收方拒签', to: 'REFUSED', actor: SYSTEM },
  'T-ISS-12': { from: ['ISSUED'], event: '超期未签收', to: 'EXPIRED', actor: SYSTEM },
  'T-ISS-13': { from: ['ISSUED'], event: '撤回生效', to: 'WITHDRAWN', actor: SYSTEM },
})
