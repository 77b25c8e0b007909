import type { CashBatch, CashBatchDetail, CashItem } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { isPositive, subtract, yuan } from '#domain/money.ts'
import { balanceOf } from '../../account/bank/balance.ts'
import { nextWindowDay } from '../../account/bank/window.ts'
import { sourceOfPayee } from '../../account/bankAccount/source.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { voucherEvidence } from '../trade/evidence.ts'
import { refreshPayee } from './payee.ts'
import { isWithBank, sentDayOf } from './payments.ts'
import { workingDaysTo } from './reminders.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'
import { failedItems, owesPenalty, penaltyStatusOf, penaltyTotal, unpaidItems } from './rules.ts'
import { cashFlow, cashItemFlow } from './transitions.ts'

type Waiting = Pick<CashBatch, 'nextActor' | 'deadline' | 'stateReason'>

const OPERATOR = '开立方经办'
const DIRECTOR = '开立方复核'

const unpaidOf = (row: CashBatchRow): string => subtract(row.cashTotalAmount, row.paidAmount)

/** 逾期了几天：付清的没有，指令在银行手上的算到交给银行那天。 */
const overdueDaysOf = (ctx: Context, row: CashBatchRow): number => {
  if (row.cashStatus === 'PAID') return 0
  const day = row.items.some(isWithBank) ? sentDayOf(row) : undefined
  return Math.max(0, termDays(row.cashDueDate, day ?? ctx.today))
}

const failures = (row: CashBatchRow): string => {
  const failed = failedItems(row)
  const reasons = [
    ...new Set(failed.map((item) => dictLabel('PAY_FAIL_REASON', item.payFailReason ?? 'OTHER'))),
  ]
  return `${failed.length}笔付款失败：${reasons.join('、')}`
}

/** 付过一部分、其余还在付的：先说付了多少。 */
const paidPart = (row: CashBatchRow): string =>
  isPositive(row.paidAmount) ? `已部分兑付${yuan(row.paidAmount)}，其余` : ''

/** 付清之后：逾期利息还没有结清的等经办登记，没有应付的说为什么。 */
const paidWaiting = (row: CashBatchRow): Waiting => {
  if (row.items.length === 0) return { stateReason: '凭证已提前兑付或回收，无须付款' }
  if (!owesPenalty(row)) return {}
  return {
    nextActor: OPERATOR,
    stateReason: `本金已付清，逾期利息${yuan(penaltyTotal(row))}未结清，付给收款方之后请登记结清`,
  }
}

/** 批次在等谁、到几时、为什么。 */
const cashWaiting = (ctx: Context, row: CashBatchRow): Waiting => {
  const deadline = row.cashDueDate
  const rejected = row.auditResult === 'REJECT' ? row.reviewOpinion : undefined
  switch (row.cashStatus) {
    case 'WAIT_APPLY':
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: rejected ? `复核驳回：${rejected}` : '应付清单已生成，等待申请兑付',
      }
    case 'PENDING_REVIEW':
      return { nextActor: DIRECTOR, deadline, stateReason: `${row.createUserName}已提交，等待审批` }
    case 'APPROVED': {
      const day = nextWindowDay(ctx.world, row.cashDueDate)
      return {
        nextActor: '银行',
        deadline: day,
        stateReason: `${paidPart(row)}支付指令将于${day}银行窗口（09:30–16:30）发送`,
      }
    }
    case 'WAIT_REGISTER':
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: rejected ? `登记驳回：${rejected}` : '线下付款后登记',
      }
    case 'REGISTER_REVIEW':
      return { nextActor: DIRECTOR, deadline, stateReason: `${row.createUserName}已登记付款，等待审批` }
    case 'PAYING':
      return {
        nextActor: '银行',
        deadline,
        stateReason: `${paidPart(row)}支付指令已发送，银行在当个工作日 16:30 前答复；逾期利息只算到发送日`,
      }
    case 'UNANSWERED':
      return {
        nextActor: OPERATOR,
        stateReason: `银行未答复${sentDayOf(row)}发送的支付指令，请向银行查询；核对已付出的可登记付款，问清之前不再付款，逾期利息只算到发送日`,
      }
    case 'PART_PAID':
    case 'FAILED':
      return { nextActor: DIRECTOR, deadline, stateReason: failures(row) }
    case 'OVERDUE':
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: `已逾期${overdueDaysOf(ctx, row)}天，未付${yuan(unpaidOf(row))}`,
      }
    default:
      return paidWaiting(row)
  }
}

const changed = (item: CashItemRow): boolean =>
  item.appliedAccountNo !== undefined && item.appliedAccountNo !== item.payeeAccountNo

/** 兑付批次的应答。 */
export const cashView = (ctx: Context, row: CashBatchRow): CashBatch => {
  const { world } = ctx
  const { items, overdueDate: _overdue, ...fields } = row
  const status = row.cashStatus
  return present({
    ...fields,
    ...NO_USER_IDS,
    payAccountNo: row.payAccountNo && maskText(row.payAccountNo),
    payAccountBalance:
      status === 'PAID' || row.payChannel === 'OFFLINE'
        ? undefined
        : balanceOf(world.bankAccounts.get(row.payAccountId)),
    payeeNames: [...new Set(unpaidItems(row).map((item) => item.payeeName))],
    postponed: items.some((item) => world.vouchers.need(item.voucherNo).promisePayDate < row.cashDueDate),
    holdingCount: items.length,
    unpaidAmount: unpaidOf(row),
    overdueDays: overdueDaysOf(ctx, row),
    penaltyAmount: penaltyTotal(row),
    penaltyStatus: penaltyStatusOf(row),
    dueToday: row.cashDueDate === ctx.today && status !== 'PAID',
    workingDaysLeft:
      status === 'PAID' || row.cashDueDate < ctx.today
        ? undefined
        : workingDaysTo(ctx.today, row.cashDueDate),
    payeeChanged: items.some(changed),
    ...inStep(ctx, cashFlow, row, cashWaiting(ctx, row)),
    actions: cashFlow.offer(ctx, row),
    refusals: cashFlow.refusals(ctx, row),
  })
}

/** 一条明细在等谁、到几时、为什么：失败与缺账户是它自己的，其余随所在批次。 */
const itemWaiting = (ctx: Context, row: CashBatchRow, item: CashItemRow): Waiting => {
  if (item.cashItemStatus === 'PAID') return {}
  const batch = cashWaiting(ctx, row)
  if (item.cashItemStatus === 'FAILED') {
    return { ...batch, stateReason: dictLabel('PAY_FAIL_REASON', item.payFailReason ?? 'OTHER') }
  }
  return item.payeeAccountNo ? batch : { ...batch, stateReason: '收款方没有已验证的收款账户' }
}

/** 批次的操作里，对一条明细也说得上的。 */
const ON_ITEM = new Set(['REGISTER', 'RETRY', 'REVIEW'])

/** 明细上可做的；整批由别处审批，审批的人在这里核对每个收款账号。 */
const itemActions = (ctx: Context, row: CashBatchRow, item: CashItemRow) => {
  const batch = item.cashItemStatus === 'PAID' ? [] : cashFlow.offer(ctx, row)
  const offered = batch
    .filter(({ code }) => ON_ITEM.has(code))
    // 重新发起只对失败的明细；明细自己办不了的，说它自己的原因
    .flatMap((one) => {
      if (one.code !== 'RETRY') return one
      return cashItemFlow.offer(ctx, item).map((own) => (own.enabled ? one : own))
    })
  return [
    ...withReveal(offered, 'REGISTER', 'RETRY', 'REVIEW').filter(({ code }) => code !== 'REVIEW'),
    ...(item.receiptNo ? [{ code: 'RECEIPT', enabled: true }] : []),
  ]
}

/** 明细付给谁：失败的重新发起时付给收款方当前的账户，先让人看见。 */
export const payeeOf = (ctx: Context, item: CashItemRow): CashItemRow => {
  if (item.cashItemStatus !== 'FAILED') return item
  const now = { ...item, appliedAccountNo: item.payeeAccountNo }
  refreshPayee(ctx.world, now)
  return now
}

/** 兑付明细的应答。 */
export const cashItemView = (ctx: Context, row: CashBatchRow, item: CashItemRow): CashItem => {
  const payee = payeeOf(ctx, item)
  return present({
    cashItemNo: item.cashItemNo,
    cashNo: row.cashNo,
    version: row.version,
    voucherNo: item.voucherNo,
    holdingNo: item.holdingNo,
    payeeName: item.payeeName,
    payeeAccountNo: payee.payeeAccountNo && maskText(payee.payeeAccountNo),
    payeeBankName: payee.payeeBankName,
    appliedAccountNo: payee.appliedAccountNo && maskText(payee.appliedAccountNo),
    payeeChanged: changed(payee),
    accountSource: sourceOfPayee(ctx.world, item.payeeCorpId, payee.payeeAccountNo),
    cashAmount: item.cashAmount,
    cashDueDate: row.cashDueDate,
    payChannel: row.payChannel,
    paidDate: item.paidDate,
    bankSerialNo: item.bankSerialNo,
    payVoucherFile: item.payVoucherFile,
    payFailReason: item.payFailReason,
    penaltyAmount: item.penaltyAmount,
    penaltyStatus: isPositive(item.penaltyAmount) ? penaltyStatusOf(row) : undefined,
    receiptNo: item.receiptNo,
    cashItemStatus: item.cashItemStatus,
    cashStatus: row.cashStatus,
    ...itemWaiting(ctx, row, item),
    actions: itemActions(ctx, row, item),
    auditTrail: row.auditTrail,
  })
}

/** 兑付批次的详情：连同每个持有方的明细。 */
export const cashDetail = (ctx: Context, row: CashBatchRow): CashBatchDetail => ({
  ...cashView(ctx, row),
  items: row.items.map((item) => cashItemView(ctx, row, item)),
  evidence: voucherEvidence(ctx, ...new Set(row.items.map(({ voucherNo }) => voucherNo))),
})
