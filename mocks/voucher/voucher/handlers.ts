import type { Voucher, VoucherQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/vouchers/vouchers.ts'
import { termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { sum, yuan } from '#domain/money.ts'
import * as msw from '../../generated/corp/vouchers/vouchers.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { notFound } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { isPaidInTime } from './due.ts'
import { cashDueDate, overdueDaysOf } from './flow.ts'
import type { VoucherRow } from './rows.ts'
import { circulationTrail } from './trail.ts'
import { voucherFlow } from './transitions.ts'

const QUERY_PAGE = '/credit/core/product/index'

type Waiting = Pick<Voucher, 'nextActor' | 'deadline' | 'stateReason'>

const penaltyOf = ({ world }: Context, { voucherNo }: VoucherRow): string =>
  sum(
    world.cashBatches
      .all()
      .flatMap((batch) => batch.items)
      .filter((item) => item.voucherNo === voucherNo && item.cashItemStatus !== 'PAID')
      .map((item) => item.penaltyAmount),
  )

const overdueReason = (ctx: Context, row: VoucherRow): string =>
  `已逾期${overdueDaysOf(row, ctx.today)}天，未付${yuan(row.outstandingAmount)}，逾期利息${yuan(penaltyOf(ctx, row))}`

/** 到了应付日的在等什么：付款，或已按时交给银行的答复。 */
const dueReason = ({ world, today }: Context, row: VoucherRow): string =>
  today > cashDueDate(row) && isPaidInTime(world, row)
    ? '支付指令已按时交给银行，等待银行答复'
    : '已到应付日，等待付款'

const waiting = (ctx: Context, row: VoucherRow): Waiting => {
  const deadline = cashDueDate(row)
  switch (row.voucherStatus) {
    case 'WAIT_SIGN':
      return { nextActor: '接收方', deadline: row.signDeadline, stateReason: '等待接收方签收' }
    case 'ACTIVE':
      return { nextActor: '开立方', deadline, stateReason: '已签收，到期由开立方付款' }
    case 'DUE':
      return { nextActor: '开立方', deadline, stateReason: dueReason(ctx, row) }
    case 'PART_CASHED':
      return {
        nextActor: '开立方',
        deadline,
        stateReason: deadline > ctx.today ? '已部分兑付，其余到期付款' : dueReason(ctx, row),
      }
    case 'OVERDUE':
      return { nextActor: '开立方', deadline, stateReason: overdueReason(ctx, row) }
    default:
      return { stateReason: row.auditTrail.at(-1)?.event }
  }
}

const view = (ctx: Context, row: VoucherRow): Voucher => {
  const { corpId: _corpId, receiverCorpId: _receiver, auditTrail: _trail, createTime: _time, ...fields } = row
  return present({
    ...fields,
    cashDueDate: cashDueDate(row),
    termDays: termDays(row.issueDate, row.promisePayDate),
    remainDays: Math.max(0, termDays(ctx.today, row.promisePayDate)),
    overdueDays: overdueDaysOf(row, ctx.today),
    ...waiting(ctx, row),
  })
}

const pageOf = (ctx: Context, query: VoucherQuery) =>
  answerPage(
    ctx.world.vouchers.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => view(ctx, row),
      waits: voucherFlow.waits(ctx),
      amount: 'outstandingAmount',
      like: ['receiverName'],
      derived: {
        cashDueDateFrom: (row, day) => cashDueDate(row) >= String(day),
        cashDueDateTo: (row, day) => cashDueDate(row) <= String(day),
        voucherStatuses: (row, wanted) => (wanted as string[]).includes(row.voucherStatus),
        termDaysFrom: (row, days) => termDays(row.issueDate, row.promisePayDate) >= Number(days),
        termDaysTo: (row, days) => termDays(row.issueDate, row.promisePayDate) <= Number(days),
      },
    },
  )

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { pageVouchers: [QUERY_PAGE], exportVouchers: [QUERY_PAGE] },
})({
  pageVouchers: (ctx, query) => pageOf(ctx, query),

  // 登录后总到得了（流转记录就是），所以看凭证是谁的，不看菜单
  voucherDetail(ctx, { voucherNo }) {
    const row = ctx.world.vouchers.need(voucherNo)
    const holdings = ctx.world.holdings.where((holding) => holding.voucherNo === voucherNo)
    const mine = (corpId: string) => corpId === ctx.corp.corpId
    if (!mine(row.corpId) && !holdings.some((holding) => mine(holding.corpId))) throw notFound('电子凭证')
    // 开立方要付给每个持有方，都看得到；持有方只看得到自己的上手与下手
    const own = holdings.filter((holding) => mine(holding.corpId))
    const known = new Set(own.flatMap((holding) => [holding.holdingNo, holding.parentHoldingNo]))
    const visible = mine(row.corpId)
      ? holdings
      : holdings.filter(
          (holding) =>
            known.has(holding.holdingNo) || own.some((one) => one.holdingNo === holding.parentHoldingNo),
        )
    const application = ctx.world.issueApplications.need(row.issueNo)
    return present({
      ...view(ctx, row),
      holdings: visible.map(({ corpId: _corpId, createTime: _time, ...holding }) => holding),
      auditTrail: [...application.auditTrail, ...circulationTrail(ctx.world, row, visible)].toSorted((a, b) =>
        a.time.localeCompare(b.time),
      ),
      contractNo: application.contractNo,
      tradeBackground: application.tradeBackground,
      payAccountNo: application.payAccountNo && maskText(application.payAccountNo),
    })
  },

  exportVouchers(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      {
        name: '凭证信息',
        operation: 'exportVouchers',
        asked: query,
      },
      [
        '凭证编号',
        '凭证状态',
        '接收方',
        summed('凭证金额（元）'),
        summed('未付金额（元）'),
        summed('已兑付金额（元）'),
        '开立日',
        '承诺付款日',
        '剩余天数',
        '拆分笔数',
        '流转层级',
      ],
      list.map((row) => [
        row.voucherNo,
        dictLabel('VOUCHER_STATUS', row.voucherStatus),
        row.receiverName,
        row.faceAmount,
        row.outstandingAmount,
        row.cashedTotal,
        row.issueDate,
        row.promisePayDate,
        row.remainDays,
        row.splitCount,
        row.currentMaxLevel,
      ]),
    )
  },
})
