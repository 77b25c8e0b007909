import { nextWorkingDay, termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { formatMoney, subtract, sum } from '#domain/money.ts'
import type { CashBatch, CashBatchDetail, CashItem } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../Context.ts'
import { retryProblem } from '../../machines/cashFlow.ts'
import { notOwnMaking } from '../../machines/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../machines/roles.ts'
import { dictLabel } from '../../world/dictionaries.ts'
import { holidays } from '../../world/holidays.ts'
import type { CashBatchRow, CashItemRow } from '../../world/rows.ts'
import { offer, present } from '../actions.ts'

type Waiting = Pick<CashBatch, 'nextActor' | 'deadline' | 'stateReason'>

const OPERATOR = '开立方经办'
const DIRECTOR = '开立方复核'

const unpaidOf = (row: CashBatchRow): string => subtract(row.cashTotalAmount, row.paidAmount)

const overdueDaysOf = (ctx: Context, row: CashBatchRow): number =>
  row.cashStatus === 'PAID' ? 0 : Math.max(0, termDays(row.cashDueDate, ctx.today))

/** 下一次发送支付指令的日子：应付日起的下一个工作日窗口。 */
const sendDay = (ctx: Context, row: CashBatchRow): string => {
  const from = row.cashDueDate > ctx.today ? row.cashDueDate : ctx.today
  return nextWorkingDay(from, holidays)
}

const failures = (row: CashBatchRow): string => {
  const failed = row.items.filter((item) => item.cashItemStatus === 'FAILED')
  const reasons = [
    ...new Set(failed.map((item) => dictLabel('PAY_FAIL_REASON', item.payFailReason ?? 'OTHER'))),
  ]
  return `${failed.length}笔付款失败：${reasons.join('、')}`
}

/** 批次在等谁、到几时、为什么。 */
export const cashWaiting = (ctx: Context, row: CashBatchRow): Waiting => {
  const deadline = row.cashDueDate
  const rejected = row.auditResult === 'REJECT' ? row.reviewOpinion : undefined
  switch (row.cashStatus) {
    case 'WAIT_APPLY':
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: rejected ? `审批驳回：${rejected}` : '应付清单已生成，等待申请兑付',
      }
    case 'PENDING_REVIEW':
      return { nextActor: DIRECTOR, deadline, stateReason: `${row.createUserName}已提交，等待审批` }
    case 'APPROVED': {
      const day = sendDay(ctx, row)
      return {
        nextActor: '银行',
        deadline: day,
        stateReason: `支付指令将于${day}银行窗口（09:30–16:30）发送`,
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
      return { nextActor: '银行', deadline, stateReason: '支付指令已发送，等待银行入账' }
    case 'PART_PAID':
    case 'FAILED':
      return { nextActor: DIRECTOR, deadline, stateReason: failures(row) }
    case 'OVERDUE':
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: `已逾期${overdueDaysOf(ctx, row)}天，未付${formatMoney(unpaidOf(row))}元`,
      }
    default:
      return row.items.length === 0 ? { stateReason: '凭证已提前兑付或回收，无须付款' } : {}
  }
}

const changed = (item: CashItemRow): boolean =>
  item.appliedAccountNo !== undefined && item.appliedAccountNo !== item.payeeAccountNo

/** 兑付批次的应答。 */
export const cashView = (ctx: Context, row: CashBatchRow): CashBatch => {
  const { world } = ctx
  const { items, overdueDate: _overdue, ...fields } = row
  const status = row.cashStatus
  const reviewing = status === 'PENDING_REVIEW' || status === 'REGISTER_REVIEW'
  return present({
    ...fields,
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    payAccountNo: row.payAccountNo && maskText(row.payAccountNo),
    postponed: items.some((item) => world.vouchers.need(item.voucherNo).promisePayDate < row.cashDueDate),
    holdingCount: items.length,
    unpaidAmount: unpaidOf(row),
    overdueDays: overdueDaysOf(ctx, row),
    penaltyAmount: sum(items.map((item) => item.penaltyAmount)),
    dueToday: row.cashDueDate === ctx.today && status !== 'PAID',
    payeeChanged: items.some(changed),
    ...cashWaiting(ctx, row),
    actions: offer(ctx, [
      {
        code: 'APPLY',
        role: CORE_OPERATOR,
        when: status === 'WAIT_APPLY' || status === 'FAILED' || status === 'OVERDUE',
      },
      {
        code: 'REGISTER',
        role: CORE_OPERATOR,
        when: status === 'WAIT_REGISTER',
        problem: ctx.today < row.cashDueDate ? `${row.cashDueDate}到应付日后才能登记付款` : undefined,
      },
      {
        code: 'REVIEW',
        role: CORE_DIRECTOR,
        when: reviewing,
        problem: notOwnMaking(world, row, ctx.user),
      },
      {
        code: 'RETRY',
        role: CORE_DIRECTOR,
        when: status === 'PART_PAID' || status === 'FAILED',
        problem: retryProblem(world, row),
      },
    ]),
  })
}

const itemReason = (item: CashItemRow): string | undefined => {
  if (item.cashItemStatus === 'FAILED') return dictLabel('PAY_FAIL_REASON', item.payFailReason ?? 'OTHER')
  if (item.cashItemStatus === 'PAID') return undefined
  return item.payeeAccountNo ? undefined : '收款方没有已验证的收款账户'
}

/** 兑付明细的应答。 */
export const cashItemView = (row: CashBatchRow, item: CashItemRow): CashItem =>
  present({
    cashItemNo: item.cashItemNo,
    cashNo: row.cashNo,
    version: row.version,
    voucherNo: item.voucherNo,
    holdingNo: item.holdingNo,
    payeeName: item.payeeName,
    payeeAccountNo: item.payeeAccountNo && maskText(item.payeeAccountNo),
    payeeBankName: item.payeeBankName,
    appliedAccountNo: item.appliedAccountNo && maskText(item.appliedAccountNo),
    payeeChanged: changed(item),
    cashAmount: item.cashAmount,
    cashDueDate: row.cashDueDate,
    payChannel: row.payChannel,
    paidDate: item.paidDate,
    bankSerialNo: item.bankSerialNo,
    payVoucherFile: item.payVoucherFile,
    payFailReason: item.payFailReason,
    penaltyAmount: item.penaltyAmount,
    receiptNo: item.receiptNo,
    cashItemStatus: item.cashItemStatus,
    cashStatus: row.cashStatus,
    stateReason: itemReason(item),
  })

/** 兑付批次的详情：连同每个持有方的明细。 */
export const cashDetail = (ctx: Context, row: CashBatchRow): CashBatchDetail => ({
  ...cashView(ctx, row),
  items: row.items.map((item) => cashItemView(row, item)),
})
