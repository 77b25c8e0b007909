// LIM 额度分配 as data (domain/03-flows.md §6). Guards and effects are in limitDistributionFlow.ts.
import type { DistributeStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const distributionMachine = machine<DistributeStatus>()({
  'T-LIM-01': { from: ['DRAFT'], event: '保存', to: 'DRAFT', actor: CORE_OPERATOR },
  'T-LIM-02': { from: ['DRAFT', 'REJECTED'], event: '提交审批', to: 'PENDING_REVIEW', actor: CORE_OPERATOR },
  'T-LIM-03': {
    from: ['PENDING_REVIEW'],
    event: '审批通过',
    to: 'EFFECTIVE',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-LIM-04': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'REJECTED',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-LIM-05': { from: ['PENDING_REVIEW'], event: '撤销', to: 'CANCELLED', actor: CORE_OPERATOR },
  'T-LIM-06': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
})
