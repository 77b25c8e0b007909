// PRC 定价 as data (domain/03-flows.md §6). Guards and effects are in priceFlow.ts, which scheme counts in priceBook.ts.
import type { PriceStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const priceMachine = machine<PriceStatus>()({
  'T-PRC-01': { from: ['DRAFT'], event: '保存', to: 'DRAFT', actor: CORE_OPERATOR },
  'T-PRC-02': { from: ['DRAFT', 'REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', actor: CORE_OPERATOR },
  'T-PRC-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'EFFECTIVE',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-PRC-04': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'REJECTED',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-PRC-05': { from: ['EFFECTIVE'], event: '停用', to: 'DISABLED', actor: CORE_DIRECTOR },
  'T-PRC-06': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
})
