// 保理商与计划管理人对转让申请所做的。

import { event } from '../../kernel/wiring.ts'
import * as outside from './outside.ts'

const KEY = '转让申请编号'

/** 外部机构会做的。 */
export const events = [
  event('factor', 'T-ATR-05', `要求补正（${KEY}，空格后跟补件要求）`, outside.askSupplement),
  event('factor', 'T-ATR-08', `审核通过（${KEY}）`, outside.approveByFactor),
  event('factor', 'T-ATR-09', `审核不通过（${KEY}，空格后跟原因）`, outside.refuseByFactor),
  event('factor', 'T-ATR-12', `支付转让价款（${KEY}）`, outside.fundByFactor),
  event('planmgr', '计划成立', '计划成立（计划编号）', outside.establishPlan),
  event('planmgr', 'T-ATR-07', `封包入池（${KEY}）`, outside.poolByManager),
  event('planmgr', 'T-ATR-13', `赎回不合格资产（${KEY}，空格后可跟原因）`, outside.redeemByManager),
]
