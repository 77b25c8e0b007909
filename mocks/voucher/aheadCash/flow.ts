// Guards and effects of AHD 提前兑付 by people and by the calendar (domain/03-flows.md §6, F-06).
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { isWorkingDay, termDays } from '#domain/calendar.ts'
import { aheadCashOf } from '#domain/finance.ts'
import { compare, isDecimal, isMoney, isPositive } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { AheadCashApplicationRow } from './rows.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { World } from '../../kernel/World.ts'
import { aheadCashMachine } from './transitions.ts'
import { failAhead, isWithBank } from './payment.ts'
import { needPayAccount } from '../../account/bankAccount/book.ts'
import { queuePayments } from '../cash/payments.ts'
import { counterpartyStep } from '../../account/counterparty/step.ts'
import { freezeHolding, unfreezeHolding } from '../voucher/holdings.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  needOpinion,
  needOwnApplication,
  newDocument,
  step,
} from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { circulationProblem } from '../transfer/rules.ts'
import { cutOffDate } from '../voucher/flow.ts'

/** 一笔持有不能提前兑付的原因；能时为 undefined。 */
export const aheadProblem = (world: World, holding: HoldingRow): string | undefined => {
  const problem = circulationProblem(world, holding)
  if (problem) return problem
  if (compare(holding.frozenAmount, '0.00') > 0) return '有在途业务，金额已冻结'
  if (!isPositive(holding.availableAmount)) return '没有可用金额'
  const listed = world.cashBatches.find(
    (batch) =>
      batch.cashStatus !== 'WAIT_APPLY' && batch.items.some((item) => item.holdingNo === holding.holdingNo),
  )
  return listed && '已提交到期兑付，不能再提前兑付'
}

export type AheadForm = {
  holdingNo: string
  aheadAmount: string
  aheadDate: string
  aheadRate: string
  payAccountId: string
  remark?: string
}

const checkForm = (world: World, holding: HoldingRow, form: AheadForm): void => {
  const { aheadAmount, aheadDate, aheadRate } = form
  if (!isMoney(aheadAmount) || !isPositive(aheadAmount))
    throw new BusinessError('FORMAT', '提前兑付金额须大于0')
  if (compare(aheadAmount, holding.availableAmount) > 0) {
    throw new BusinessError('BALANCE', `提前兑付金额不超过可用金额${holding.availableAmount}元`)
  }
  if (!isDecimal(aheadRate) || compare(aheadRate, '0') < 0)
    throw new BusinessError('FORMAT', '请填写提前兑付折扣率')
  const cutOff = cutOffDate(world.vouchers.need(holding.voucherNo))
  if (aheadDate <= world.today() || !isWorkingDay(aheadDate, holidays)) {
    throw new BusinessError('AHEAD_DATE', '提前付款日须为晚于今日的工作日')
  }
  if (aheadDate >= cutOff) throw new BusinessError('AHEAD_DATE', `提前付款日须早于兑付截止日${cutOff}`)
}

/** T-AHD-01 提交提前兑付：冻结提前兑付金额，折扣与实付按 F-06 算定。 */
export const submitAhead = (world: World, actor: Actor, form: AheadForm): AheadCashApplicationRow => {
  if (actor.role !== CORE_OPERATOR) throw new BusinessError('ROLE', '当前角色不能办理此业务')
  const holding = world.holdings.need(form.holdingNo)
  const voucher = world.vouchers.need(holding.voucherNo)
  if (voucher.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '凭证持有不存在')
  const problem = aheadProblem(world, holding)
  if (problem) throw new BusinessError('T-AHD-01', problem)
  checkForm(world, holding, form)
  const account = needPayAccount(world, voucher.corpId, form.payAccountId)
  const remainDays = termDays(form.aheadDate, voucher.promisePayDate)
  const { aheadAmount, aheadRate } = form
  const { aheadDiscount, aheadPayAmount } = aheadCashOf({ aheadAmount, aheadRate, remainDays })
  if (!isPositive(aheadPayAmount)) throw new BusinessError('F-06', '折扣过高，实付金额须大于0')
  const aheadNo = world.ids.next('AC', world.today())
  freezeHolding(holding, aheadAmount)
  const row = world.aheadCashApplications.put({
    ...newDocument(world, aheadNo, actor, '提交提前兑付'),
    submitTime: world.now(),
    ...(form.remark && { remark: form.remark }),
    aheadNo,
    voucherNo: voucher.voucherNo,
    holdingNo: holding.holdingNo,
    holderCorpId: holding.corpId,
    holderName: holding.holderName,
    aheadAmount,
    aheadDate: form.aheadDate,
    aheadRate,
    aheadDiscount,
    aheadPayAmount,
    promisePayDate: voucher.promisePayDate,
    payAccountId: account.accountId,
    payAccountNo: account.accountNo,
    aheadStatus: 'PENDING_REVIEW',
  })
  tell(world, row, row.corpId, CORE_DIRECTOR, '有新的提前兑付待审批', '/credit/core/cash/ahead-cash-approve')
  return row
}

const tell = (
  world: World,
  row: AheadCashApplicationRow,
  corpId: string,
  role: string,
  title: string,
  jumpPath: string,
): void =>
  world.notify({
    corpId,
    roleCodes: [role],
    messageType: 'TODO',
    messageTitle: title,
    messageContent: `${row.aheadNo}，凭证${row.voucherNo}，提前兑付${row.aheadAmount}元，实付${row.aheadPayAmount}元`,
    bizNo: row.aheadNo,
    jumpPath,
  })

const release = (world: World, row: AheadCashApplicationRow): void =>
  unfreezeHolding(world.holdings.need(row.holdingNo), row.aheadAmount)

/** T-AHD-02 通过(有折扣)：待持有方同意；T-AHD-03 通过(无折扣)：到日付款；T-AHD-04 驳回：解冻。 */
export const reviewAhead = (
  world: World,
  row: AheadCashApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'aheadStatus', aheadCashMachine['T-AHD-02'])
  if (decision !== 'PASS') {
    step(world, row, 'aheadStatus', aheadCashMachine['T-AHD-04'], actor, needOpinion(opinion))
    return release(world, row)
  }
  const discounted = isPositive(row.aheadRate)
  if (discounted && row.aheadDate <= world.today()) {
    throw new BusinessError('T-AHD-02', '已到提前付款日，持有方来不及同意，请驳回后另行提交')
  }
  step(world, row, 'aheadStatus', aheadCashMachine[discounted ? 'T-AHD-02' : 'T-AHD-03'], actor, opinion)
  if (!discounted) return queuePayments(world)
  tell(
    world,
    row,
    row.holderCorpId,
    CHAIN_DIRECTOR,
    '开立方提前兑付，待您同意',
    '/credit/chain/index/director',
  )
}

/** T-AHD-05 持有方同意（提前付款日之前）；T-AHD-06 持有方拒绝：解冻。 */
export const confirmAhead = (
  world: World,
  row: AheadCashApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'aheadStatus', aheadCashMachine['T-AHD-05'])
  if (decision !== 'PASS') {
    const why = needOpinion(opinion)
    const refused = { ...aheadCashMachine['T-AHD-06'], event: '持有方拒绝' }
    counterpartyStep(world, row, 'aheadStatus', refused, actor, why)
    return release(world, row)
  }
  counterpartyStep(world, row, 'aheadStatus', aheadCashMachine['T-AHD-05'], actor, opinion)
  queuePayments(world)
}

/** T-AHD-10 撤销：限本人，解冻。 */
export const cancelAhead = (
  world: World,
  row: AheadCashApplicationRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  checkState(row, 'aheadStatus', aheadCashMachine['T-AHD-10'])
  needOwnApplication(world, row, actor)
  step(world, row, 'aheadStatus', aheadCashMachine['T-AHD-10'], actor)
  release(world, row)
}

/** T-AHD-06 超期：到提前付款日持有方仍未答复。 */
export const expireAhead = (world: World): void => {
  const today = world.today()
  for (const row of world.aheadCashApplications.where((one) => one.aheadStatus === 'HOLDER_CONFIRMING')) {
    if (today < row.aheadDate) continue
    const event = '持有方超期未答复'
    step(world, row, 'aheadStatus', { ...aheadCashMachine['T-AHD-06'], event }, undefined)
    release(world, row)
  }
}

/** INV-14：临近应付日，未付的提前兑付关闭；已交银行的（含银行未答复的）按超时失败。 */
export const closeAhead = (world: World, row: AheadCashApplicationRow): void => {
  if (isWithBank(row)) return failAhead(world, row, 'TIMEOUT')
  step(world, row, 'aheadStatus', aheadCashMachine['INV-14'], undefined)
  release(world, row)
}
