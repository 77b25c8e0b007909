import type {
  ChainFigures,
  CoreFigures,
  CoreHome,
  DueDay,
  HomeFigure,
  LimitGauge,
  MonthPoint,
  OverdueHolding,
} from '#api/generated/corp/model/index.ts'
import { addDays, recentMonths } from '#domain/calendar.ts'
import { isPositive, multiplyDivide, subtract, sum } from '#domain/money.ts'
import { issueLimitOf } from '../../account/limit/book.ts'
import { gaugeOf } from '../../account/limit/view.ts'
import type { ReceiptRow } from '../../account/receipt/rows.ts'
import type { Context } from '../../kernel/Context.ts'
import { type FigureWords, listAt, sinceMonthEnd } from '../../portal/workbench/homeFigure.ts'
import { slices } from '../../portal/workbench/slices.ts'
import type { FinanceApplicationRow } from '../finance/rows.ts'
import { LENT_STATES } from '../finance/transitions.ts'
import { finalReasonsOf } from '../issue/rules.ts'
import { PAYABLE, unpaidOf } from '../voucher/book.ts'
import { overdueDaysOf } from '../voucher/flow.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import { FINANCES, financedOf, HOLD, heldBefore, OUTSTANDING, outstandingBefore } from './cards.ts'

/** 开立方对凭证付的钱。 */
const CASHED: readonly ReceiptRow['receiptType'][] = ['CASH', 'AHEAD_CASH']

type Due = { day: string; amount: string }

const total = <Row>(rows: readonly Row[], amountOf: (row: Row) => string): string => sum(rows.map(amountOf))

export const byDay = (entries: readonly Due[]): DueDay[] => {
  const days = Map.groupBy(entries, (entry) => entry.day)
  return [...days]
    .map(([day, list]) => ({ day, amount: sum(list.map((entry) => entry.amount)), count: list.length }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

export const gauge = (ctx: Context): LimitGauge | undefined => {
  const limit = issueLimitOf(ctx.world, ctx.corp.corpId)
  return limit && gaugeOf(limit)
}

/** 到期或提前对凭证付的：本企业付的，或付给本企业的。 */
export const cashReceipts = ({ world, corp }: Context, side: 'payerCorpId' | 'payeeCorpId'): ReceiptRow[] =>
  world.receipts.where((row) => CASHED.includes(row.receiptType) && row[side] === corp.corpId)

const cashedIn = (ctx: Context, period: string): string =>
  total(
    cashReceipts(ctx, 'payerCorpId').filter((row) => row.tradeTime.startsWith(period)),
    (row) => row.receiptAmount,
  )

export const months = (ctx: Context, vouchers: readonly VoucherRow[]): MonthPoint[] =>
  recentMonths(ctx.today, 12)
    .toReversed()
    .map((month) => {
      return {
        month,
        issued: total(
          vouchers.filter((row) => row.issueDate.startsWith(month) && row.voucherStatus !== 'CANCELLED'),
          (row) => row.faceAmount,
        ),
        cashed: cashedIn(ctx, month),
      }
    })

/** 本月发生的。 */
const inMonth =
  (today: string) =>
  (time: string | undefined): boolean =>
    time?.startsWith(today.slice(0, 7)) ?? false

/** 一个累计的数：全部与其中本月发生的。 */
const running = <Row>(
  [code, name, definition, path]: FigureWords,
  rows: readonly Row[],
  amountOf: (row: Row) => string,
  isNew: (row: Row) => boolean,
): HomeFigure => {
  const amount = total(rows, amountOf)
  const now = { code, name, definition, amount, ...(path && { path }) }
  return sinceMonthEnd(now, subtract(amount, total(rows.filter(isNew), amountOf)))
}

/** 融资渗透率：供应商已融资的占开立的；上月末的不算本月放款与本月开立。 */
const financeRatio = ({ world, today }: Context, valid: readonly VoucherRow[]): HomeFigure => {
  const isNew = inMonth(today)
  const numbers = new Set(valid.map((row) => row.voucherNo))
  const lent = world.holdings.where((row) => row.holdingSource === 'FINANCE' && numbers.has(row.voucherNo))
  const share = (holdings: readonly HoldingRow[], vouchers: readonly VoucherRow[]): string => {
    const face = total(vouchers, (row) => row.faceAmount)
    const financed = total(holdings, (row) => row.holdAmount)
    return isPositive(face) ? multiplyDivide([financed, '100'], [face], { decimals: 4 }) : '0.0000'
  }
  const now = {
    code: 'FINANCE_RATIO',
    name: '融资渗透率',
    definition: '没有注销的凭证中，供应商已融资的金额除以凭证金额',
    rate: share(lent, valid),
    path: '/credit/core/supplier/finance-query',
  }
  const before = share(
    lent.filter((row) => !isNew(row.acquireDate)),
    valid.filter((row) => !isNew(row.issueDate)),
  )
  return sinceMonthEnd(now, before)
}

export const coreFigures = (
  ctx: Context,
  vouchers: readonly VoucherRow[],
  live: readonly VoucherRow[],
): CoreFigures => {
  const [year, isNew] = [ctx.today.slice(0, 4), inMonth(ctx.today)]
  const valid = vouchers.filter((row) => row.voucherStatus !== 'CANCELLED')
  const [code, name, definition, path] = OUTSTANDING
  const outstanding = total(live, (row) => row.outstandingAmount)
  return {
    figures: [
      sinceMonthEnd({ code, name, definition, amount: outstanding, path: path! }, outstandingBefore(ctx)),
      running(
        ['YEAR_ISSUE', '本年开立', '本年开立、没有注销的凭证金额'],
        valid.filter((row) => row.issueDate.startsWith(year)),
        (row) => row.faceAmount,
        (row) => isNew(row.issueDate),
      ),
      running(
        ['YEAR_CASH', '本年兑付', '本年付出的到期兑付与提前兑付，按付款时间'],
        cashReceipts(ctx, 'payerCorpId').filter((row) => row.tradeTime.startsWith(year)),
        (row) => row.receiptAmount,
        (row) => isNew(row.tradeTime),
      ),
      financeRatio(ctx, valid),
    ],
    supplierTop: slices(
      live,
      (row) => row.receiverName,
      (row) => row.outstandingAmount,
    ).slice(0, 10),
    statusSpread: slices(
      vouchers,
      (row) => row.voucherStatus,
      (row) => row.faceAmount,
    ),
  }
}

/** 持有方手上还有多少：等待签收时是全部，之后是没有转出也没有付的。 */
const heldOf = (row: HoldingRow): string =>
  row.holdingStatus === 'WAIT_SIGN' ? row.holdAmount : unpaidOf(row)

/** 开立方逾期未付的持有，逾期久的在前。 */
const overdueHoldings = ({ world, today }: Context, held: readonly HoldingRow[]): OverdueHolding[] =>
  held
    .filter((row) => row.holdingStatus === 'OVERDUE')
    .map((row) => {
      const voucher = world.vouchers.need(row.voucherNo)
      return {
        holdingNo: row.holdingNo,
        voucherNo: row.voucherNo,
        issuerName: voucher.issuerName,
        unpaidAmount: unpaidOf(row),
        overdueDays: overdueDaysOf(voucher, today),
      }
    })
    .toSorted((a, b) => b.overdueDays - a.overdueDays)

/** 平均综合融资成本：已放款的各笔按金额与天数加权（F-05）；没有放款过的只有名称。 */
const averageCost = (lent: readonly FinanceApplicationRow[]): HomeFigure => {
  const weights = lent.map((row) => multiplyDivide([row.financeAmount!, row.financeDays!], [1]))
  const costs = lent.map((row, at) =>
    multiplyDivide([weights[at]!, row.comprehensiveRate!], [1], { decimals: 6 }),
  )
  return {
    code: 'AVERAGE_COST',
    name: '平均融资成本（年化）',
    definition: lent.length > 0 ? '已放款的融资，综合成本按金额与天数加权' : '还没有放款过的融资',
    ...(lent.length > 0 && { rate: multiplyDivide([sum(costs)], [sum(weights)], { decimals: 4 }) }),
    path: listAt(FINANCES, { financeStatuses: LENT_STATES }),
  }
}

export const chainFigures = (ctx: Context): ChainFigures => {
  const { world, corp } = ctx
  const isNew = inMonth(ctx.today)
  const ever = world.holdings.where((row) => row.corpId === corp.corpId)
  const live = ever.filter((row) => row.holdingStatus !== 'CLOSED')
  const held = live.filter((row) => PAYABLE.includes(row.holdingStatus))
  const signed = world.signTasks.where(
    (row) => row.corpId === corp.corpId && row.signStatus === 'SIGNED' && row.signType !== 'RETURN',
  )
  const lent = world.financeApplications.where(
    (row) => row.corpId === corp.corpId && LENT_STATES.includes(row.financeStatus),
  )
  const [code, name, definition] = HOLD
  return {
    figures: [
      sinceMonthEnd({ code, name, definition, amount: total(held, heldOf) }, heldBefore(ctx)),
      running(
        ['SIGNED', '累计签收', '签收过的凭证金额，不含退回的签收'],
        signed,
        (row) => row.signAmount,
        (row) => isNew(world.holdings.need(row.holdingNo).acquireDate),
      ),
      running(['LENT', '累计融资', '已放款的凭证融资金额，含已结清的'], lent, financedOf, (row) =>
        isNew(row.lendTime),
      ),
      running(
        ['COLLECTED', '累计收款', '到期或提前兑付收到的金额，按到账时间'],
        cashReceipts(ctx, 'payeeCorpId'),
        (row) => row.receiptAmount,
        (row) => isNew(row.tradeTime),
      ),
      {
        code: 'TRANSFERRED',
        name: '累计转让',
        definition: '转让出去、对方已签收的金额',
        amount: total(ever, (row) => row.transferredAmount),
      },
      averageCost(lent),
    ],
    overdues: overdueHoldings(ctx, held),
    issuerSpread: slices(held, (row) => world.vouchers.need(row.voucherNo).issuerName, heldOf),
    statusSpread: slices(live, (row) => row.holdingStatus, heldOf),
  }
}

export const finalFigures = (ctx: Context): Pick<CoreHome, 'finalTriggers' | 'finalPassRate'> => {
  const own = ctx.world.issueApplications.where((row) => row.corpId === ctx.corp.corpId)
  const pending = own.filter((row) => row.issueStatus === 'PENDING_FINAL')
  const reasons = Map.groupBy(
    pending.flatMap((row) => finalReasonsOf(ctx.corp, row, ctx.today)),
    (reason) => reason,
  )
  const since = addDays(ctx.today, -30)
  const decided = own.flatMap((row) =>
    row.auditTrail.filter((line) => line.node === 'FINAL' && line.time.slice(0, 10) >= since),
  )
  const passed = decided.filter((line) => line.result === 'PASS').length
  return {
    finalTriggers: [...reasons].map(([reason, list]) => ({ reason, count: list.length })),
    ...(decided.length > 0 && {
      finalPassRate: multiplyDivide([String(passed), '100'], [String(decided.length)], { decimals: 4 }),
    }),
  }
}
