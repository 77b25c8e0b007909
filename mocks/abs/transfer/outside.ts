// 保理商、计划管理人与日历对转让申请所做的：T-ATR-05、07、08、09、12、13。

import { addWorkingDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { ABS_CHAIN_DIRECTOR, ABS_CHAIN_OPERATOR, ABS_CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { releasePackage } from '../../voucher/package/book.ts'
import { draftAgreements, draftReceipts, voidAgreements } from '../document/texts.ts'
import { needRedeemable, noteTransfer, poolPayables, redeemPayables } from '../payable/outcome.ts'
import { absPlanFlow } from '../plan/transitions.ts'
import { detailPath, releaseTransfer, tellCreditor } from './flow.ts'
import { absPriceReceipt } from './receipt.ts'
import type { AbsTransferApplicationRow } from './rows.ts'
import { absTransferFlow } from './transitions.ts'

/** 补正答复期限（工作日），过后自动撤销（DL-05）。 */
const SUPPLEMENT_WORKING_DAYS = 5
const EVERYBODY = [ABS_CHAIN_OPERATOR, ABS_CHAIN_DIRECTOR]

const need = (
  world: World,
  absTransferNo: string,
  id: keyof typeof absTransferFlow.table,
): AbsTransferApplicationRow => {
  const row = world.absTransfers.need(absTransferNo)
  absTransferFlow.needState(row, id)
  return row
}

/** T-ATR-05 要求补正：5 个工作日内答复。 */
export const askSupplement = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = need(world, number, 'T-ATR-05')
  const desc = text || '请补充验收单'
  absTransferFlow.step(world, row, 'T-ATR-05', undefined, { party: row.factorName, opinion: desc })
  row.supplementDesc = desc
  row.supplementDeadline = addWorkingDays(world.today(), SUPPLEMENT_WORKING_DAYS, holidays)
  tellCreditor(world, row, 'TODO', '保理商要求补正', {
    roleCodes: [ABS_CHAIN_OPERATOR],
    jumpPath: detailPath(row),
    detail: `请于${row.supplementDeadline}前补正：${desc}`,
  })
}

/** T-ATR-08 审核通过：生成应收账款转让协议与保理合同，待签署。 */
export const approveByFactor = (world: World, key: string): void => {
  const row = need(world, key.trim(), 'T-ATR-08')
  absTransferFlow.step(world, row, 'T-ATR-08', undefined, { party: row.factorName })
  draftAgreements(world, row)
  noteTransfer(world, row, '保理商审核通过', row.factorName)
  tellCreditor(world, row, 'TODO', '转让协议待签署', {
    roleCodes: [ABS_CHAIN_DIRECTOR],
    jumpPath: '/abs/chain/index/file',
  })
}

/** T-ATR-09 审核不通过：须说明原因；账款与资料包放开。 */
export const refuseByFactor = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = need(world, number, 'T-ATR-09')
  if (!reason) throw new OutsideError('请在转让申请编号后空一格写明原因')
  absTransferFlow.step(world, row, 'T-ATR-09', undefined, { party: row.factorName, opinion: reason })
  releaseTransfer(world, row)
  row.failReason = reason
  tellCreditor(world, row, 'NOTICE', '保理商审核不通过', {
    roleCodes: EVERYBODY,
    jumpPath: detailPath(row),
    detail: `原因：${reason}`,
  })
}

/** 专项计划成立：此后可以封包入池。 */
export const establishPlan = (world: World, key: string): void => {
  const plan = world.absPlans.need(key.trim())
  if (!absPlanFlow.isReadyFor(plan, 'ESTABLISH')) throw new OutsideError('该专项计划不在募集中')
  absPlanFlow.step(world, plan, 'ESTABLISH')
  plan.planEstablishDate = world.today()
}

/** T-ATR-07 封包入池：计划已成立、中登登记完成；账款此后付至归集账户，请债务人签署回执。 */
export const poolByManager = (world: World, key: string): void => {
  const row = need(world, key.trim(), 'T-ATR-07')
  const plan = world.absPlans.need(row.planNo)
  if (!plan.planEstablishDate) throw new OutsideError('专项计划尚未成立，不能封包')
  absTransferFlow.step(world, row, 'T-ATR-07', undefined, { party: plan.managerName })
  poolPayables(world, row, plan)
  draftReceipts(world, row)
  for (const corpId of new Set(row.lines.map((line) => world.absPayables.need(line.payableNo).corpId))) {
    world.notify({
      corpId,
      roleCodes: [ABS_CORE_DIRECTOR],
      messageType: 'TODO',
      messageTitle: '转让通知回执待签署',
      messageContent: `${row.absTransferNo}，${row.creditorName}的账款已进入${plan.planName}`,
      bizNo: row.absTransferNo,
      jumpPath: '/abs/core/index/file',
    })
  }
}

/** T-ATR-12 支付转让价款：保理商直接付到债权人的收款账户（INV-16），出回单。 */
export const fundByFactor = (world: World, key: string): void => {
  const row = need(world, key.trim(), 'T-ATR-12')
  absTransferFlow.step(world, row, 'T-ATR-12', undefined, { party: row.factorName })
  row.fundTime = world.now()
  row.receiptNo = absPriceReceipt(world, row)
  noteTransfer(world, row, '支付转让价款', row.factorName)
  world.book({
    event: 'T-ATR-12',
    corpId: row.corpId,
    bizNo: row.absTransferNo,
    amount: row.transferPrice,
    summary: 'ABS转让价款',
    operatorName: row.factorName,
  })
  tellCreditor(world, row, 'NOTICE', '转让价款已到账', {
    roleCodes: EVERYBODY,
    jumpPath: detailPath(row),
    detail: `到账${yuan(row.transferPrice)}`,
  })
}

// 保理商在预计付款日（已过的，入池当个工作日）付转让价款
export const bankOrders = (world: World) =>
  world.absTransfers
    .where((row) => row.absTransferStatus === 'POOLED' && (row.expectFundDate ?? '') <= world.today())
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => fundByFactor(world, row.absTransferNo),
    }))

/** T-ATR-13 不合格资产赎回：资产出池，协议终止，占用的资料包放回，账款可以再转让。 */
export const redeemByManager = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = need(world, number, 'T-ATR-13')
  needRedeemable(world, row)
  const opinion = reason || '不符合合格标准'
  absTransferFlow.step(world, row, 'T-ATR-13', undefined, {
    party: world.absPlans.need(row.planNo).managerName,
    opinion,
  })
  row.failReason = opinion
  redeemPayables(world, row)
  releasePackage(world, row.packageNo!, row.absTransferNo)
  voidAgreements(world, row.absTransferNo)
  tellCreditor(world, row, 'WARN', '资产已出池，请按约定赎回', {
    roleCodes: EVERYBODY,
    jumpPath: detailPath(row),
    detail: `原因：${row.failReason}`,
  })
}

/** 超过补正期限仍未补的自动撤销，账款与资料包放开。 */
export const expireSupplements = (world: World): void => {
  const today = world.today()
  for (const row of world.absTransfers.where((one) => absTransferFlow.isReadyFor(one, 'EXPIRED'))) {
    if (!row.supplementDeadline || today <= row.supplementDeadline) continue
    absTransferFlow.step(world, row, 'EXPIRED')
    releaseTransfer(world, row)
    tellCreditor(world, row, 'NOTICE', '转让申请已自动撤销', {
      roleCodes: EVERYBODY,
      jumpPath: detailPath(row),
      detail: row.auditTrail.at(-1)!.event,
    })
  }
}
