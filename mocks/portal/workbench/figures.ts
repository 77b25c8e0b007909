import type {
  AmountSlice,
  ProductType,
  WorkbenchCard,
  WorkbenchTrendPoint,
} from '#api/generated/corp/model/index.ts'
import { recentMonths } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import type { OpenItem } from './homeFigure.ts'
import { slices, spread } from './slices.ts'

type TrendName = Exclude<keyof WorkbenchTrendPoint, 'month'>

/** 一件发生过的：何时、多少。 */
type Happened = readonly [time: string | undefined, amount: string | undefined]

/** 一个产品告诉工作台的数。 */
export type ProductFigures = {
  productType: ProductType
  /** 开通或曾开通的企业看的指标 */
  cards: (ctx: Context) => WorkbenchCard[]
  /** 本企业与别人之间还没有了结的 */
  open: (ctx: Context) => OpenItem[]
  /** 趋势里由它说的几项：各发生了什么 */
  trend: (ctx: Context) => Partial<Record<TrendName, readonly Happened[]>>
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 工作台上的指标、趋势与未结的款。 */
    figures: readonly ProductFigures[]
  }
}

const figuresOf = ({ world }: Context): readonly ProductFigures[] => world.registry.contributed('figures')

/** 本企业已开通或曾开通的产品的数字。 */
export const workbenchCards = (ctx: Context): WorkbenchCard[] =>
  figuresOf(ctx).flatMap(({ productType, cards }) =>
    ctx.corp.productOpenStatus[productType] === 'UNOPENED' ? [] : cards(ctx),
  )

/** 趋势的各项；没有哪个产品说的为零。 */
const NOTHING: Readonly<Record<TrendName, string>> = {
  issueAmount: '0.00',
  signAmount: '0.00',
  transferAmount: '0.00',
  financeAmount: '0.00',
  cashAmount: '0.00',
  collectAmount: '0.00',
  payableAmount: '0.00',
  factoringAmount: '0.00',
  guaranteeAmount: '0.00',
}

/** 最近 12 个月每月办了多少，由旧到新；没有业务的月份为零。 */
export const workbenchTrend = (ctx: Context): WorkbenchTrendPoint[] => {
  const events = figuresOf(ctx).flatMap(({ trend }) => Object.entries(trend(ctx)))
  return recentMonths(ctx.today, 12)
    .toReversed()
    .map((month) => {
      const amounts = events.map(([name, list]) => {
        const inMonth = list.filter(([time]) => time?.startsWith(month))
        return [name, sum(inMonth.map(([, amount]) => amount ?? '0.00'))]
      })
      return { month, ...NOTHING, ...Object.fromEntries(amounts) }
    })
}

/** 本企业与别人之间还没有了结的，所有产品合计。 */
export const openItems = (ctx: Context): OpenItem[] => figuresOf(ctx).flatMap(({ open }) => open(ctx))

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
