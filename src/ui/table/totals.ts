import { compare, isDecimal, sum } from '#domain/money.ts'
import type { Column } from './columns.tsx'

/** 合计的是哪一列：标了 total 的，否则第一个金额列；没有金额列为空。 */
export const totalColumn = <Row>(columns: readonly Column<Row>[]) =>
  columns.find((column) => column.total) ?? columns.find((column) => column.amount)

/** 合计的名字：表里有这一列就是列名（去掉单位），没有得空串。 */
export const totalName = <Row>(
  columns: readonly Column<Row>[],
  summary: { amountField?: string } | undefined,
): string => {
  const field = summary?.amountField
  return columnName(columns.find(({ key }) => key === field))
}

/** 另外合计的金额与它的名字；表里没有那一列的不说。 */
export const otherTotals = <Row>(
  columns: readonly Column<Row>[],
  summary: { others?: readonly { field: string; amount: string }[] } | undefined,
): (readonly [name: string, amount: string])[] =>
  (summary?.others ?? []).flatMap(({ field, amount }) => {
    const name = columnName(columns.find(({ key }) => key === field))
    return name && isDecimal(amount) ? [[name, amount] as const] : []
  })

/** 列名去掉单位；没有这一列得空串。 */
export const columnName = <Row>(column: Column<Row> | undefined): string =>
  column ? column.title.replace(/（.*）$/, '') : ''

/** 取来的一页与它的合计。 */
interface Page<Row> {
  list: readonly Row[]
  pageCond: { count: number }
  summary?: { amount?: string }
}

// 上万行的相加不必每次重画都算
const known = new WeakMap<object, { key: string; total: string }>()

function totalOf<Row>(rows: readonly Row[], { key, amount = () => undefined }: Column<Row>): string {
  const before = known.get(rows)
  if (before?.key === key) return before.total
  const total = sum(rows.map(amount).filter(isDecimal))
  known.set(rows, { key, total })
  return total
}

/** 本页合计；没有全部合计、没有金额列，或与全部合计对不上（合计的不是这一列）时为空。 */
export function pageTotal<Row>(page: Page<Row>, column: Column<Row> | undefined): string | undefined {
  const whole = page.summary?.amount
  if (!column || !isDecimal(whole)) return undefined
  const total = totalOf(page.list, column)
  const order = compare(total, whole)
  const isWhole = page.list.length === page.pageCond.count
  return order === 0 || (order < 0 && !isWhole) ? total : undefined
}
