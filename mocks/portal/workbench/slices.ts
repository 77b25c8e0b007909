// 一组金额怎样分：按到期的先后，按名称。
import type { AmountSlice } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { compare, sum } from '#domain/money.ts'

/** 到期分布每一段的终点，从今天起算的天数；今天之前到期的为逾期。 */
const SPREAD: readonly (readonly [name: string, days: number])[] = [
  ['已逾期', -1],
  ['30天内', 30],
  ['31-60天', 60],
  ['61-90天', 90],
  ['91-180天', 180],
  ['180天以上', Number.POSITIVE_INFINITY],
]

/** 何时到期：各段的金额与笔数。 */
export const spread = (today: string, entries: readonly { day: string; amount: string }[]): AmountSlice[] =>
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
