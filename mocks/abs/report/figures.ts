import type {
  AbsMonthOverview,
  AbsOverviewFigures,
  AbsOverviewScope,
} from '#api/generated/corp/model/index.ts'
import { monthsBetween, recentMonths } from '#domain/calendar.ts'
import { subtract, sum } from '#domain/money.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { AbsPayableRow } from '../payable/rows.ts'

const MONTHS = 12

/** 一笔账款在各月的金额：哪月确认、哪月收到价款、哪月付了多少（几次到账各算各的，看回单）。 */
type Events = {
  row: AbsPayableRow
  confirmMonth: string
  fundMonth: string | undefined
  payments: { month: string; amount: string }[]
}

/** 这笔账款几次到账，各在哪月、多少，看回单。 */
export const arrivalsOf = (world: World, { payableNo }: AbsPayableRow): Events['payments'] =>
  world.absPayments
    .where((one) => one.payableNo === payableNo)
    .flatMap((one) => one.receiptNos.map((receiptNo) => world.receipts.need(receiptNo)))
    .map((receipt) => ({ month: receipt.tradeTime.slice(0, 7), amount: receipt.receiptAmount }))

const eventsOf = (world: World, row: AbsPayableRow): Events => {
  const transfer = world.absTransfers.get(row.absTransferNo)
  return {
    row,
    confirmMonth: row.payConfirmDate!.slice(0, 7),
    fundMonth: transfer?.absTransferStatus === 'FUNDED' ? transfer.fundTime?.slice(0, 7) : undefined,
    payments: arrivalsOf(world, row),
  }
}

/** 一家企业确认过、没有撤销的账款。 */
const confirmedOf = (world: World, corpId: string): Events[] =>
  world.absPayables
    .where(
      (row) => row.corpId === corpId && row.payConfirmDate !== undefined && row.payableStatus !== 'REVOKED',
    )
    .map((row) => eventsOf(world, row))

const figuresIn = (
  today: string,
  events: readonly Events[],
  isIn: (month: string) => boolean,
): AbsOverviewFigures => {
  const confirmed = events.filter((one) => isIn(one.confirmMonth)).map((one) => one.row)
  const funded = events.filter((one) => one.fundMonth !== undefined && isIn(one.fundMonth))
  const paid = events.flatMap((one) => one.payments).filter((one) => isIn(one.month))
  return {
    confirmTotal: sum(confirmed.map((row) => row.payableAmount)),
    fundedTotal: sum(funded.map((one) => one.row.transferPrice ?? '0.00')),
    paidTotal: sum(paid.map((one) => one.amount)),
    unpaidTotal: sum(confirmed.map((row) => row.payableRemain)),
    overdueTotal: sum(confirmed.filter((row) => row.payableDueDate < today).map((row) => row.payableRemain)),
    supplierCount: new Set(confirmed.map((row) => row.creditorName)).size,
  }
}

const within =
  ({ statMonthFrom, statMonthTo }: AbsOverviewScope) =>
  (month: string): boolean =>
    (!statMonthFrom || month >= statMonthFrom) && (!statMonthTo || month <= statMonthTo)

/** 从起到止的各月，没有业务的也在其中；不限起点时从第一笔业务的那月起，至少 12 个月：各月加起来就是合计。 */
const monthsOf = (
  today: string,
  events: readonly Events[],
  { statMonthFrom, statMonthTo }: AbsOverviewScope,
): string[] => {
  const last = statMonthTo ?? today.slice(0, 7)
  const busy = events.map((one) => one.confirmMonth)
  const [first] = [...busy, ...recentMonths(`${last}-01`, MONTHS)].toSorted()
  return monthsBetween(statMonthFrom ?? first!, last)
}

/** 一家企业在统计月份内的合计。 */
export const overviewOf = (world: World, corpId: string, scope: AbsOverviewScope): AbsOverviewFigures =>
  figuresIn(world.today(), confirmedOf(world, corpId), within(scope))

/** 一家企业各月的数。 */
export const monthlyOf = (world: World, corpId: string, scope: AbsOverviewScope): AbsMonthOverview[] => {
  const events = confirmedOf(world, corpId)
  const today = world.today()
  return monthsOf(today, events, scope).map((statMonth) => ({
    statMonth,
    ...figuresIn(today, events, (month) => month === statMonth),
  }))
}

/** 集团总部名下的成员企业，含自己；不是总部时为空。 */
export const membersOf = (world: World, corp: CorpRow): CorpRow[] => {
  const members = world.corps.where((one) => one.groupCorpName === corp.corpName)
  return members.length > 0 ? [corp, ...members] : []
}

/** 资产明细里的一笔：入了池，本企业的；集团总部连同成员企业的。 */
export const isAssetOf = (world: World, corp: CorpRow, row: AbsPayableRow): boolean =>
  row.planNo !== undefined && [corp, ...membersOf(world, corp)].some(({ corpId }) => corpId === row.corpId)

/** 储架剩余额度 = 储架额度 − 已发行额度。 */
export const shelfUse = (world: World, shelfNo: string, quota: string) => {
  const issued = world.absPlans.where(
    (plan) => plan.shelfNo === shelfNo && plan.planEstablishDate !== undefined,
  )
  const shelfUsed = sum(issued.map((plan) => plan.issueScale))
  return { shelfUsed, shelfRemain: subtract(quota, shelfUsed), periodCount: issued.length }
}
