// RRM 供应商推荐 as data (domain/03-flows.md §6). Guards and effects are in rfRecommendFlow.ts.
import type { RecommendStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const rfRecommendMachine = machine<RecommendStatus>()({
  'T-RRM-02': { from: ['DRAFT'], event: '提交审核', to: 'PENDING_REVIEW', actor: RF_CORE_OPERATOR },
  'T-RRM-03': {
    from: ['PENDING_REVIEW'],
    event: '审核通过',
    to: 'RECOMMENDED',
    actor: RF_CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-RRM-04': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'DRAFT',
    actor: RF_CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-RRM-05': { from: ['RECOMMENDED'], event: '资金方受理', to: 'ACCEPTED', actor: SYSTEM },
  'T-RRM-06': { from: ['RECOMMENDED'], event: '未采纳', to: 'DECLINED', actor: SYSTEM },
  'T-RRM-07': {
    from: ['RECOMMENDED', 'ACCEPTED'],
    event: '撤销推荐',
    to: 'REVOKED',
    actor: RF_CORE_DIRECTOR,
  },
  'T-RRM-08': { from: ['RECOMMENDED', 'ACCEPTED'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
})
