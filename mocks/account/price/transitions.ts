// PRC 定价。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { PriceSchemeRow } from './rows.ts'

const maker = { who: CORE_OPERATOR } as const
const review = { from: ['PENDING_REVIEW'], who: CORE_DIRECTOR, by: 'REVIEW', guards: [notMaker] } as const

export const priceFlow = flow<PriceSchemeRow>()(
  { code: 'PRC', title: '定价', entity: 'PriceScheme', field: 'priceStatus', dict: 'PRICE_STATUS' },
  {
    EDIT: { from: ['DRAFT', 'REJECTED'], event: '修改', ...maker },
    'T-PRC-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', ...maker },
    'T-PRC-02': { from: ['DRAFT', 'REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', ...maker },
    'T-PRC-03': { event: '复核通过', to: 'EFFECTIVE', result: 'PASS', ...review },
    'T-PRC-04': { event: '驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-PRC-05': { from: ['EFFECTIVE'], event: '停用', to: 'DISABLED', who: CORE_DIRECTOR, by: 'DISABLE' },
    'T-PRC-06': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', who: SYSTEM },
  },
)
