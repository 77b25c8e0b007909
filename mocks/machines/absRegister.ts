// Makes the clock, the factor, and the plan manager of the ABS family known (APB, ATR).
import { onClock, registerEvent } from '../registry.ts'
import { overduePayables } from './absPayableOutcome.ts'
import * as outside from './absTransferOutside.ts'

const KEY = '转让申请编号'

onClock('overduePayables', overduePayables)
onClock('expireAbsSupplements', outside.expireSupplements)

registerEvent('factor', 'T-ATR-05', `要求补正（${KEY}，空格后跟补件要求）`, outside.askSupplement)
registerEvent('factor', 'T-ATR-08', `审核通过（${KEY}）`, outside.approveByFactor)
registerEvent('factor', 'T-ATR-09', `审核不通过（${KEY}，空格后跟原因）`, outside.refuseByFactor)
registerEvent('factor', 'T-ATR-12', `支付转让价款（${KEY}）`, outside.fundByFactor)
registerEvent('planmgr', '计划成立', '专项计划成立（计划编号）', outside.establishPlan)
registerEvent('planmgr', 'T-ATR-07', `封包入池（${KEY}）`, outside.poolByManager)
registerEvent('planmgr', 'T-ATR-13', `不合格资产赎回（${KEY}，空格后可跟原因）`, outside.redeemByManager)
