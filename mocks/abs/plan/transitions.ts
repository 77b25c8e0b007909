// 专项计划的状态：流转表没有规定，计划管理人告知成立即开始循环购买。

import { flow } from '../../kernel/flow.ts'
import { SYSTEM } from '../../kernel/roles.ts'
import type { AbsPlanRow } from './rows.ts'

export const absPlanFlow = flow<AbsPlanRow>()(
  { code: 'PLN', title: '专项计划', entity: 'AbsPlan', field: 'planStatus', dict: 'PLAN_STATUS' },
  { ESTABLISH: { from: ['RAISING'], event: '计划成立', to: 'CYCLING', who: SYSTEM } },
)
