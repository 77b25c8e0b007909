// AHD 提前兑付：人与日历引起的（F-06）；付款在 payment.ts。
import { isWorkingDay, termDays } from '#domain/calendar.ts'
import { aheadCashOf } from '#domain/finance.ts'
import { compare, isDecimal, isMoney, isPositive, yuan } from '#domain/money.ts'
import { needPayAccount } from '../../account/bankAccount/book.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { CHAIN_DIRECTOR, CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { payeeAccountOf } from '../cash/payee.ts'
import { queuePayments } from '../cash/payments.ts'
import { freezeHolding, unfreezeHolding } from '../voucher/book.ts'
import { cutOffDate } from '../voucher/flow.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { AheadCashApplicationRow } from './rows.ts'
import { aheadProblem } from './rules.ts'
import { aheadCashFlow } from './transitions.ts'

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
    throw new BusinessError('BALANCE', `提前兑付金额不超过可用金额${yuan(holding.availableAmount)}`)
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
  aheadCashFlow.needRole('T-AHD-01', actor)
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
  const payee = payeeAccountOf(world, holding)
  const aheadNo = world.ids.next('AC', world.today())
  freezeHolding(holding, aheadAmount)
  const row = world.aheadCashApplications.put({
    ...aheadCashFlow.begin(world, 'T-AHD-01', aheadNo, actor),
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
    ...(payee && { appliedAccountNo: payee.accountNo }),
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
    messageContent: `${row.aheadNo}，凭证${row.voucherNo}，提前兑付${yuan(row.aheadAmount)}，实付${yuan(row.aheadPayAmount)}`,
    bizNo: row.aheadNo,
    jumpPath,
  })

const release = (world: World, row: AheadCashApplicationRow): void =>
  unfreezeHolding(world.holdings.need(row.holdingNo), row.aheadAmount)

const isDiscounted = (row: AheadCashApplicationRow): boolean => isPositive(row.aheadRate)

/** T-AHD-02 通过（有折扣）：待持有方同意；T-AHD-03 通过（无折扣）：到日付款；T-AHD-04 驳回：解冻。 */
export const reviewAhead = reviewOf(aheadCashFlow, {
  pass: (row) => (isDiscounted(row) ? 'T-AHD-02' : 'T-AHD-03'),
  reject: 'T-AHD-04',
  needPass(world, row) {
    if (!payeeAccountOf(world, world.holdings.need(row.holdingNo)))
      throw new BusinessError('T-AHD-02', '持有方没有已验证的收款账户，请其补充后再通过')
    if (isDiscounted(row) && row.aheadDate <= world.today()) {
      throw new BusinessError('T-AHD-02', '已到提前付款日，持有方来不及同意，请驳回后另行提交')
    }
  },
  passed(world, row) {
    // 之后换了账户的，仍付到签下的这个
    const account = payeeAccountOf(world, world.holdings.need(row.holdingNo))!
    row.payeeAccountNo = account.accountNo
    row.payeeBankName = account.bankName
    if (!isDiscounted(row)) return queuePayments(world)
    const title = '开立方提前兑付，待您同意'
    tell(world, row, row.holderCorpId, CHAIN_DIRECTOR, title, '/credit/chain/index/director')
  },
  rejected: release,
})

/** T-AHD-05 持有方同意（提前付款日之前）；T-AHD-06 持有方拒绝：解冻。 */
export const confirmAhead = reviewOf(aheadCashFlow, {
  pass: 'T-AHD-05',
  reject: 'T-AHD-06',
  event: (_row, id) => (id === 'T-AHD-06' ? '持有方拒绝' : undefined),
  passed: queuePayments,
  rejected: release,
})

/** T-AHD-10 撤销：限本人，解冻。 */
export const cancelAhead = actOf(aheadCashFlow, 'T-AHD-10', release)

/** T-AHD-06 超期：到提前付款日持有方仍未答复。 */
export const expireAhead = (world: World): void => {
  const today = world.today()
  for (const row of world.aheadCashApplications.where((one) => one.aheadStatus === 'HOLDER_CONFIRMING')) {
    if (today < row.aheadDate) continue
    aheadCashFlow.step(world, row, 'T-AHD-06', undefined, { event: '持有方超期未答复' })
    release(world, row)
  }
}

/** INV-14：临近应付日，还没有交银行的提前兑付关闭；银行未答复的付没付还不知道，问清之前照旧冻结。 */
export const closeAhead = (world: World, row: AheadCashApplicationRow): void => {
  aheadCashFlow.step(world, row, 'INV-14')
  release(world, row)
}
