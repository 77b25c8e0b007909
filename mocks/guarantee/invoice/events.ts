// 开立机构对开票申请所做的。
import { withText } from '../../kernel/eventKey.ts'
import { actingAs, event } from '../../kernel/wiring.ts'
import { failInvoice, finishRedFlush, issueInvoice } from './flow.ts'

/** 外部机构会做的。 */
export const events = actingAs('开立机构', [
  event('funder', 'T-GIV-02', '开出保函费发票（发票申请编号）', issueInvoice),
  event('funder', 'T-GIV-03', '保函费开票失败（发票申请编号，空格后可跟原因）', withText(failInvoice)),
  event('funder', 'T-GIV-05', '红冲保函费发票（发票申请编号）', finishRedFlush),
])
