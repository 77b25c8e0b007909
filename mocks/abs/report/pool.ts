// 一期专项计划的资产池：接收的窗口、集中度、各月到期与兑付；只算这家企业看得到的资产。
import type { AbsPlanPool, AbsPoolMonth, AbsPoolShare } from '#api/generated/corp/model/index.ts'
import { monthsBetween } from '#domain/calendar.ts'
import { compare, isPositive, multiplyDivide, sum } from '#domain/money.ts'
import type { World } from '../../kernel/World.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import { arrivalsOf } from './figures.ts'

const unpaidOf = (rows: readonly AbsPayableRow[]): string => sum(rows.map((row) => row.payableRemain))

/** 未付的各占多少，大的在前；付清的不列。 */
const sharesBy = (
  assets: readonly AbsPayableRow[],
  nameOf: (row: AbsPayableRow) => string,
): AbsPoolShare[] => {
  const total = unpaidOf(assets)
  const groups = Map.groupBy(
    assets.filter((row) => isPositive(row.payableRemain)),
    nameOf,
  )
  return [...groups]
    .map(([partyName, rows]) => ({
      partyName,
      assetCount: rows.length,
      unpaidAmount: unpaidOf(rows),
      poolShareRate: multiplyDivide([unpaidOf(rows), 100], [total], { decimals: 4 }),
    }))
    .toSorted((a, b) => compare(b.unpaidAmount, a.unpaidAmount))
}

const monthsOf = (world: World, plan: AbsPlanRow, assets: readonly AbsPayableRow[]): AbsPoolMonth[] => {
  const due = assets.map((row) => ({ month: row.payableDueDate.slice(0, 7), amount: row.payableAmount }))
  const collected = assets.flatMap((row) => arrivalsOf(world, row))
  const last = plan.planMaturityDate.slice(0, 7)
  const busy = [...due, ...collected].map(({ month }) => month).toSorted()
  const first = busy[0] ?? world.today().slice(0, 7)
  const within = (rows: typeof due, month: string) =>
    sum(rows.filter((row) => row.month === month).map(({ amount }) => amount))
  const end = [last, busy.at(-1) ?? last].toSorted().at(-1)!
  return monthsBetween(first, end).map((poolMonth) => ({
    poolMonth,
    dueAmount: within(due, poolMonth),
    collectedAmount: within(collected, poolMonth),
    payoutAmount: poolMonth === last ? plan.seniorScale : '0.00',
  }))
}

/** 一期计划里这些资产的池。 */
export const poolOf = (world: World, plan: AbsPlanRow, assets: readonly AbsPayableRow[]): AbsPlanPool => ({
  planNo: plan.planNo,
  planName: plan.planName,
  planStatus: plan.planStatus,
  windowFromDate: plan.dueDateFrom,
  windowToDate: plan.dueDateTo,
  isWindowOpen: plan.planStatus === 'CYCLING' && plan.dueDateTo >= world.today(),
  assetCount: assets.length,
  pooledAmount: sum(assets.map((row) => row.payableAmount)),
  unpaidAmount: unpaidOf(assets),
  creditors: sharesBy(assets, (row) => row.creditorName),
  debtors: sharesBy(assets, (row) => row.debtorName),
  months: monthsOf(world, plan, assets),
})
