// LIM 额度分配。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { LimitDistributionRow } from './rows.ts'
import { onlyOwn } from './rules.ts'

const maker = { who: CORE_OPERATOR } as const
const review = { from: ['PENDING_REVIEW'], who: CORE_DIRECTOR, by: 'REVIEW', guards: [notMaker] } as const

export const distributionFlow = flow<LimitDistributionRow>()(
  {
    code: 'LIM',
    title: '额度分配',
    entity: 'LimitDistribution',
    field: 'distributeStatus',
    dict: 'DISTRIBUTE_STATUS',
  },
  {
    EDIT: { from: ['DRAFT', 'REJECTED'], event: '修改', ...maker },
    'T-LIM-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', ...maker },
    'T-LIM-02': { from: ['DRAFT', 'REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', ...maker },
    'T-LIM-03': { event: '复核通过', to: 'EFFECTIVE', result: 'PASS', ...review },
    'T-LIM-04': { event: '驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-LIM-05': {
      from: ['PENDING_REVIEW'],
      event: '撤销',
      to: 'CANCELLED',
      ...maker,
      by: 'CANCEL',
      guards: [onlyOwn],
    },
    'T-LIM-06': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', who: SYSTEM },
  },
)
