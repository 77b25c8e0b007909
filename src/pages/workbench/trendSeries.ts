import type { WorkbenchTrendPoint } from '#api/generated/corp/model/index.ts'
import { isPositive } from '#domain/money.ts'

const kinds = [
  ['开立', 'issueAmount'],
  ['签收', 'signAmount'],
  ['转让', 'transferAmount'],
  ['融资', 'financeAmount'],
  ['兑付', 'cashAmount'],
  ['收款', 'collectAmount'],
  ['ABS账款', 'payableAmount'],
  ['保理放款', 'factoringAmount'],
  ['保函开立', 'guaranteeAmount'],
] as const

/** 近 12 个月各类业务的金额，按种类分开；一年里没有发生过的种类不占地方，没有业务的月份仍在。 */
export const trendSeries = (trend: readonly WorkbenchTrendPoint[]) =>
  Object.fromEntries(
    kinds
      .filter(([, field]) => trend.some((point) => isPositive(point[field])))
      .map(([name, field]) => [name, trend.map((point) => ({ month: point.month, amount: point[field] }))]),
  )
