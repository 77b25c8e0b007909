// 资金方对风险所做的。
import { event } from '../../kernel/wiring.ts'
import * as risk from './flow.ts'

/** 外部机构会做的。 */
export const events = [
  event(
    'funder',
    'T-RRK-01',
    '触发风险（保理融资编号或应收账款编号，空格后可跟类型、等级、说明）',
    risk.raiseByFunder,
  ),
  event('funder', 'T-RRK-03', '关闭风险（风险编号）', risk.closeRisk),
  event('funder', 'T-RRK-04', '要求再反馈（风险编号，空格后跟要求）', risk.askAgain),
  event('funder', 'T-RRK-05', '升级风险（风险编号）', risk.escalate),
]
