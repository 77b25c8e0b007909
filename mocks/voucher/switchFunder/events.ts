// 原资金方对更换做的事。
import { event } from '../../kernel/wiring.ts'
import { keepByFunder, releaseByFunder } from './flow.ts'

/** 外部机构会做的。 */
export const events = [
  event('funder', 'T-SWF-03', '同意释放（更换编号）', releaseByFunder),
  event('funder', 'T-SWF-04', '驳回更换（更换编号，空格后跟原因）', keepByFunder),
]
