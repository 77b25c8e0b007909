import type { HomeFigure, ProductType, WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { isPositive, subtract, sum, toMoney } from '#domain/money.ts'
import { availableLimit } from '../../account/limit/book.ts'
import type { LimitRow } from '../../account/limit/rows.ts'
import { gaugeOf } from '../../account/limit/view.ts'

// 首页的一个数：各族在自己的 home 里说出名称与口径，笔数等于打开的列表的条数（规则 6.2）。

/** 近期：30 天内到期、应付。 */
export const SOON = 30

export type FigureWords = readonly [code: string, name: string, definition: string, path?: string]

/** 本月变化的口径，处处是这一句。 */
const CHANGE = '本月变化：与上月末的同一个数相差多少'

/** 同一个数上月末是多少，从而说出本月变了多少。 */
export const sinceMonthEnd = <Figure extends HomeFigure>(figure: Figure, before: string): Figure => ({
  ...figure,
  definition: `${figure.definition}。${CHANGE}`,
  monthChange: toMoney(subtract(figure.amount ?? figure.rate ?? '0.00', before)),
})

type Owed<Row> = {
  /** 何时起欠的；还没有欠的没有 */
  from: (row: Row) => string | undefined
  rest: (row: Row) => string
}

/** 上月末还没付的：那时已经欠着的，今天还没付的加本月付了的。 */
export const owedBefore = <Row extends { repaid?: { day: string; amount: string }[] | undefined }>(
  today: string,
  rows: readonly Row[],
  { from, rest }: Owed<Row>,
): string => {
  const month = today.slice(0, 7)
  return sum(
    rows.flatMap((row) => {
      const began = from(row)?.slice(0, 7)
      if (began === undefined || began >= month) return []
      const paid = (row.repaid ?? []).filter(({ day }) => day.startsWith(month)).map(({ amount }) => amount)
      return [rest(row), ...paid]
    }),
  )
}

/** 一组单据的笔数与金额；一笔没有的也给，零就是零。 */
export const figure =
  (productType: ProductType) =>
  <Row>(
    [code, name, definition, path]: FigureWords,
    rows: readonly Row[],
    amountOf: (row: Row) => string,
  ): WorkbenchCard => ({
    productType,
    code,
    name,
    definition,
    amount: sum(rows.map(amountOf)),
    count: rows.length,
    ...(path && { path }),
  })

/** 一笔额度：金额是可用的，另给构成，没有笔数。 */
export const limitFigure =
  (productType: ProductType) =>
  ([code, name, definition, path]: FigureWords, limit: LimitRow): WorkbenchCard => ({
    productType,
    code,
    name,
    definition,
    amount: availableLimit(limit),
    limit: gaugeOf(limit),
    ...(path && { path }),
  })

/** 列表地址，条件写进查询参数；同名的可有几个值。 */
export const listAt = (
  path: string,
  conditions: Readonly<Record<string, string | readonly string[]>>,
): string => {
  const search = new URLSearchParams()
  for (const [name, wanted] of Object.entries(conditions))
    for (const value of typeof wanted === 'string' ? [wanted] : wanted) search.append(name, value)
  return `${path}?${search}`
}

/** 一笔还没结清的款：我方付的或收的，哪一份单据，对方是谁、哪天、多少。 */
export type OpenItem = {
  side: 'PAY' | 'RECEIVE'
  bizNo: string
  /** 同一份单据上有几笔时，认得出是哪一笔 */
  key?: string
  name: string
  day: string
  amount: string
}

/** 还欠着的才算。 */
export const stillOpen = (items: readonly OpenItem[]): OpenItem[] =>
  items.filter(({ name, day, amount }) => name !== '' && day !== '' && isPositive(amount))
