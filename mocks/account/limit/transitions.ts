// 额度的状态：只由额度分配与时间变（LIM），流转表里没有它自己的行。
import { LimitStatus } from '#api/generated/corp/model/index.ts'
import { except, flow } from '../../kernel/flow.ts'
import { SYSTEM } from '../../kernel/roles.ts'
import type { LimitRow } from './rows.ts'

export const limitFlow = flow<LimitRow>()(
  { code: 'LMT', title: '额度', entity: 'Limit', field: 'limitStatus', dict: 'LIMIT_STATUS' },
  {
    FREEZE: { from: ['EFFECTIVE'], event: '冻结', to: 'FROZEN', who: SYSTEM },
    UNFREEZE: { from: ['FROZEN'], event: '解冻', to: 'EFFECTIVE', who: SYSTEM },
    // 再次分得，或调增时改了期限
    EXTEND: { from: except(LimitStatus, 'FROZEN'), event: '按新的期限有效', to: 'EFFECTIVE', who: SYSTEM },
    EXPIRE: { from: Object.values(LimitStatus), event: '到期', to: 'EXPIRED', who: SYSTEM },
  },
)
