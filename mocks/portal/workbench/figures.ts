import type {
  AmountSlice,
  ProductType,
  WorkbenchCard,
  WorkbenchTrendPoint,
} from '#api/generated/corp/model/index.ts'
import { recentMonths } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import { absCards, openAbs } from '../../abs/home/cards.ts'
import { issueTimeOf } from '../../guarantee/guarantee/transitions.ts'
import { guaranteeCards } from '../../guarantee/home/cards.ts'
import type { Context } from '../../kernel/Context.ts'
import { openRf, rfCards } from '../../reverseFactoring/home/cards.ts'
import { openVouchers, voucherCards } from '../../voucher/home/cards.ts'
import { cashReceipts, slices, spread } from '../../voucher/home/figures.ts'
import type { OpenItem } from './homeFigure.ts'

const cardsOf: Readonly<Record<ProductType, (ctx: Context) => WorkbenchCard[]>> = {
  CREDIT: voucherCards,
  ABS: absCards,
  REVERSE_FACTORING: rfCards,
  GUARANTEE: guaranteeCards,
}

/** 本企业已开通或曾开通的产品的数字。 */
export const workbenchCards = (ctx: Context): WorkbenchCard[] =>
  (Object.keys(cardsOf) as ProductType[]).flatMap((product) =>
    ctx.corp.productOpenStatus[product] === 'UNOPENED' ? [] : cardsOf[product](ctx),
  )

type Event = readonly [time: string | undefined, amount: string | undefined]

/** 按月的金额。 */
const byMonth = (events: readonly Event[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(events, ([time]) => (time ?? '').slice(0, 7))].map(([month, list]) => [
      month,
      sum(list.map(([, amount]) => amount ?? '0.00')),
    ]),
  )

/** 最近 12 个月每月办了多少，由旧到新；没有业务的月份为零。 */
export const workbenchTrend = (ctx: Context): WorkbenchTrendPoint[] => {
  const { world, corp, today } = ctx
  const mine = (row: { corpId: string }) => row.corpId === corp.corpId
  const issued = byMonth(
    world.vouchers
      .where((row) => mine(row) && row.voucherStatus !== 'CANCELLED')
      .map((row) => [row.issueDate, row.faceAmount]),
  )
  const signed = byMonth(world.holdings.where(mine).map((row) => [row.acquireDate, row.holdAmount]))
  const lent = byMonth(world.financeApplications.where(mine).map((row) => [row.lendTime, row.financeAmount]))
  const passedOn = byMonth(
    world.transferApplications
      .where(mine)
      .flatMap((row) =>
        row.lines
          .filter((line) => line.transferLineStatus === 'SIGNED')
          .map((line) => [row.submitTime, line.transferAmount] as const),
      ),
  )
  const cashed = (side: Parameters<typeof cashReceipts>[1]) =>
    byMonth(cashReceipts(ctx, side).map((row) => [row.tradeTime, row.receiptAmount]))
  const [paid, collected] = [cashed('payerCorpId'), cashed('payeeCorpId')]
  const confirmed = byMonth(
    world.absPayables
      .where((row) => (mine(row) || row.creditorCorpId === corp.corpId) && row.payableStatus !== 'REVOKED')
      .map((row) => [row.payConfirmDate, row.payableAmount]),
  )
  const factored = byMonth(
    world.rfFinancings
      .where((row) => mine(row) || row.debtorCorpId === corp.corpId)
      .map((row) => [row.lendTime, row.rfFinanceAmount]),
  )
  const guaranteed = byMonth(
    world.guarantees
      .where((row) => mine(row) && row.guaranteeNo !== undefined)
      .map((row) => [issueTimeOf(row), row.guaranteeAmount]),
  )
  return recentMonths(today, 12)
    .toReversed()
    .map((month) => {
      const of = (amounts: ReadonlyMap<string, string>) => amounts.get(month) ?? '0.00'
      return {
        month,
        issueAmount: of(issued),
        signAmount: of(signed),
        transferAmount: of(passedOn),
        financeAmount: of(lent),
        cashAmount: of(paid),
        collectAmount: of(collected),
        payableAmount: of(confirmed),
        factoringAmount: of(factored),
        guaranteeAmount: of(guaranteed),
      }
    })
}

/** 本企业与别人之间还没有了结的，所有产品合计。 */
export const openItems = (ctx: Context): OpenItem[] => [...openVouchers(ctx), ...openAbs(ctx), ...openRf(ctx)]

/** 要付（或要收）的何时到期；没有则为空。 */
export const dueSpread = (
  ctx: Context,
  items: readonly OpenItem[],
  side: OpenItem['side'],
): AmountSlice[] => {
  const wanted = items.filter((item) => item.side === side)
  return wanted.length > 0 ? spread(ctx.today, wanted) : []
}

/** 未了结金额最大的十个对方。 */
export const counterpartyTop = (items: readonly OpenItem[]): AmountSlice[] =>
  slices(
    items,
    (one) => one.name,
    (one) => one.amount,
  ).slice(0, 10)
