// 开立机构对撤销所做的。
import { withText } from '../../kernel/eventKey.ts'
import { actingAs, event } from '../../kernel/wiring.ts'
import { acceptRevoke, rejectRevoke } from './flow.ts'

/** 外部机构会做的。 */
export const events = actingAs('开立机构', [
  event('funder', 'T-GRV-04', '同意撤销保函（撤销编号）', acceptRevoke),
  event('funder', 'T-GRV-05', '驳回撤销保函（撤销编号，空格后跟原因）', withText(rejectRevoke)),
])
