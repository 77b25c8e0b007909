import type {
  AmountSlice,
  ChainFigures,
  CoreFigures,
  CoreHome,
  DueDay,
  LimitGauge,
  MonthPoint,
  OverdueHolding,
} from '#api/generated/corp/model/index.ts'
import { addDays, recentMonths, termDays } from '#domain/calendar.ts'
import { compare, multiplyDivide, sum } from '#domain/money.ts'
import { issueLimitOf } from '../../account/limit/book.ts'
import { gaugeOf } from '../../account/limit/view.ts'
import type { ReceiptRow } from '../../account/receipt/rows.ts'
import type { Context } from '../../kernel/Context.ts'
import { LENT_STATES } from '../finance/transitions.ts'
import { finalReasonsOf } from '../issue/rules.ts'
import { PAYABLE, unpaidOf } from '../voucher/book.ts'
import { overdueDaysOf } from '../voucher/flow.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'

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

/** 到期分布每一段的终点，从今天起算的天数；今天之前到期的为逾期。 */
const SPREAD: readonly (readonly [name: string, days: number])[] = [
  ['已逾期', -1],
  ['30天内', 30],
  ['31-60天', 60],
  ['61-90天', 90],
  ['91-180天', 180],
  ['180天以上', Number.POSITIVE_INFINITY],
]

export const spread = (today: string, entries: readonly Due[]): AmountSlice[] =>
  SPREAD.map(([name, days], index) => {
    const after = SPREAD[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY
    const part = entries.filter(({ day }) => {
      const left = termDays(today, day)
      return left > after && left <= days
    })
    return { name, amount: sum(part.map((entry) => entry.amount)), count: part.length }
  })

/** 按名称合计的金额，大的在前。 */
export const slices = <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  amountOf: (row: Row) => string,
): AmountSlice[] =>
  [...Map.groupBy(rows, nameOf)]
    .map(([name, list]) => ({ name, amount: sum(list.map(amountOf)), count: list.length }))
    .toSorted((a, b) => compare(b.amount, a.amount))

export const coreFigures = (
  ctx: Context,
  vouchers: readonly VoucherRow[],
  live: readonly VoucherRow[],
): CoreFigures => {
  const year = ctx.today.slice(0, 4)
  const valid = vouchers.filter((row) => row.voucherStatus !== 'CANCELLED')
  const face = total(valid, (row) => row.faceAmount)
  const financed = total(
    ctx.world.holdings.where((holding) => valid.some((row) => row.voucherNo === holding.voucherNo)),
    (holding) => holding.financedAmount,
  )
  return {
    outstandingAmount: total(live, (row) => row.outstandingAmount),
    yearIssueAmount: total(
      valid.filter((row) => row.issueDate.startsWith(year)),
      (row) => row.faceAmount,
    ),
    yearCashAmount: cashedIn(ctx, year),
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
    financeRatio:
      compare(face, '0.00') === 0 ? '0.0000' : multiplyDivide([financed, '100'], [face], { decimals: 4 }),
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

/** 平均综合融资成本：已放款的各笔按金额与天数加权（F-05）；没有放款过的不给。 */
const averageCost = ({ world, corp }: Context): Pick<ChainFigures, 'comprehensiveRate'> => {
  const lent = world.financeApplications.where(
    (row) => row.corpId === corp.corpId && LENT_STATES.includes(row.financeStatus),
  )
  if (lent.length === 0) return {}
  const weights = lent.map((row) => multiplyDivide([row.financeAmount!, row.financeDays!], [1]))
  const costs = lent.map((row, at) =>
    multiplyDivide([weights[at]!, row.comprehensiveRate!], [1], { decimals: 6 }),
  )
  return { comprehensiveRate: multiplyDivide([sum(costs)], [sum(weights)], { decimals: 4 }) }
}

export const chainFigures = (ctx: Context): ChainFigures => {
  const { world, corp } = ctx
  const ever = world.holdings.where((row) => row.corpId === corp.corpId)
  const live = ever.filter((row) => row.holdingStatus !== 'CLOSED')
  const held = live.filter((row) => PAYABLE.includes(row.holdingStatus))
  const signed = world.signTasks.where(
    (row) => row.corpId === corp.corpId && row.signStatus === 'SIGNED' && row.signType !== 'RETURN',
  )
  return {
    holdAmount: total(held, heldOf),
    overdues: overdueHoldings(ctx, held),
    issuerSpread: slices(held, (row) => world.vouchers.need(row.voucherNo).issuerName, heldOf),
    statusSpread: slices(live, (row) => row.holdingStatus, heldOf),
    signedTotal: total(signed, (row) => row.signAmount),
    transferredTotal: total(ever, (row) => row.transferredAmount),
    financedTotal: total(ever, (row) => row.financedAmount),
    collectedTotal: total(ever, (row) => row.cashedAmount),
    ...averageCost(ctx),
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
