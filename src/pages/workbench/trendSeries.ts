import type { WorkbenchTrendPoint } from '#api/generated/corp/model/index.ts'
import { isPositive } from '#domain/money.ts'

const kinds = [
  ['开立', 'issueAmount'],
  ['签收', 'signAmount'],
  ['转让', 'transferAmount'],
  ['融资', 'financeAmount'],
  ['兑付', 'cashAmount'],
] as const

/** 近 12 个月各类业务的金额，按种类分开；一年里没有发生过的排在后面。 */
export const trendSeries = (trend: readonly WorkbenchTrendPoint[]) => {
  const happened = (field: (typeof kinds)[number][1]) => trend.some((point) => isPositive(point[field]))
  const sorted = kinds.toSorted(([, a], [, b]) => Number(happened(b)) - Number(happened(a)))
  return Object.fromEntries(
    sorted.map(([name, field]) => [
      name,
      trend.map((point) => ({ month: point.month, amount: point[field] })),
    ]),
  )
}
