import type { ProductType, WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { isPositive, sum } from '#domain/money.ts'
import { availableLimit } from '../../account/limit/book.ts'
import type { LimitRow } from '../../account/limit/rows.ts'
import { gaugeOf } from '../../account/limit/view.ts'

// 工作台的一个数：各族在自己的 home/cards.ts 里说出名称与口径，笔数等于打开的列表的条数（规则 6.2）。

/** 近期：30 天内到期、应付。 */
export const SOON = 30

type Told = readonly [code: string, name: string, definition: string, path?: string]

/** 一组单据的笔数与金额；一笔没有的也给，零就是零。 */
export const figure =
  (productType: ProductType) =>
  <Row>(
    [code, name, definition, path]: Told,
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
  ([code, name, definition, path]: Told, limit: LimitRow): WorkbenchCard => ({
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

/** 一笔还没结清的款：我方付的或收的，对方是谁、哪天、多少。 */
export type OpenItem = { side: 'PAY' | 'RECEIVE'; name: string; day: string; amount: string }

/** 还欠着的才算。 */
export const stillOpen = (items: readonly OpenItem[]): OpenItem[] =>
  items.filter(({ name, day, amount }) => name !== '' && day !== '' && isPositive(amount))
