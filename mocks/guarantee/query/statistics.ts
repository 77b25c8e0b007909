import type {
  GuaranteeStat,
  GuaranteeStatFigures,
  GuaranteeStatGroup,
  GuaranteeStatistics,
  GuaranteeStatScope,
} from '#api/generated/corp/model/index.ts'
import { addDays, monthsBetween } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { openClaimsOf } from '../claim/transitions.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { IN_FORCE } from '../guarantee/states.ts'
import { issueTimeOf } from '../guarantee/transitions.ts'

const SOON_DAYS = 30
const all = { pageNo: 1, pageSize: 1_000_000 }

/** 统计的月份，首尾都算。 */
type Period = readonly [from: string, to: string]

const monthOf = (time: string): string => time.slice(0, 7)

const within = ([from, to]: Period, time: string | undefined): boolean =>
  time !== undefined && from <= monthOf(time) && monthOf(time) <= to

const periodOf = ({ statMonthFrom, statMonthTo }: GuaranteeStatScope): Period => [
  statMonthFrom ?? '',
  statMonthTo ?? '9999-12',
]

/** 交过单的索赔的日子。 */
const claimDaysOf = ({ world }: Context, row: GuaranteeRow): (string | undefined)[] =>
  world.guaranteeClaims
    .where((claim) => claim.guaranteeApplyNo === row.guaranteeApplyNo)
    .map((claim) => claim.claimDate)

/** 一份保函在所选期间里有业务的月份：提交、开立、缴费、被索赔各在发生的那个月。 */
const monthsOf = (ctx: Context, row: GuaranteeRow, period: Period): string[] => [
  ...new Set(
    [row.submitTime, issueTimeOf(row), row.payTime, ...claimDaysOf(ctx, row)]
      .filter((time) => time !== undefined)
      .filter((time) => within(period, time))
      .map(monthOf),
  ),
]

/** 本企业提交过的、在所选期间里有业务的保函；草稿不算申请。 */
const appliedGuarantees = (ctx: Context, scope: GuaranteeStatScope): GuaranteeRow[] => {
  const { statMonthFrom: _from, statMonthTo: _to, ...kinds } = scope
  const mine = ctx.world.guarantees.where(
    (row) => row.corpId === ctx.corp.corpId && row.submitTime !== undefined,
  )
  return answerPage(
    mine,
    { ...kinds, pageCond: all },
    { view: (row) => row, like: ['issuerOrgName'] },
  ).list.filter((row) => monthsOf(ctx, row, periodOf(scope)).length > 0)
}

/** 这些保函在一段期间里的统计数，各按发生的时间。 */
const figuresOf = (
  { world }: Context,
  rows: readonly GuaranteeRow[],
  period: Period,
): GuaranteeStatFigures => {
  const issued = rows.filter((row) => within(period, issueTimeOf(row)))
  const applyNos = new Set(rows.map((row) => row.guaranteeApplyNo))
  const claims = world.guaranteeClaims.where(
    (row) => applyNos.has(row.guaranteeApplyNo) && within(period, row.claimDate),
  )
  const soon = addDays(world.today(), SOON_DAYS)
  return {
    applyCount: rows.filter((row) => within(period, row.submitTime)).length,
    effectiveCount: issued.length,
    effectiveAmount: sum(issued.map((row) => row.guaranteeAmount!)),
    feeTotal: sum(rows.filter((row) => within(period, row.payTime)).map((row) => row.guaranteeFee!)),
    expireSoonCount: issued.filter(
      (row) => IN_FORCE.includes(row.guaranteeStatus) && row.guaranteeExpireDate! <= soon,
    ).length,
    claimCount: claims.length,
    claimTotal: sum(claims.map((row) => row.claimAmount!)),
  }
}

/** 按一个口径分组，各组的统计数；按组名排序。 */
const groupsOf = (
  ctx: Context,
  rows: readonly GuaranteeRow[],
  period: Period,
  nameOf: (row: GuaranteeRow) => string,
): GuaranteeStatGroup[] =>
  [...Map.groupBy(rows, nameOf)]
    .map(([name, list]) => ({ name, ...figuresOf(ctx, list, period) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** 第一个与最后一个有业务的月份之间的各月，没有业务的月份为零：图上的间隔才是真的间隔。 */
const monthGroupsOf = (ctx: Context, rows: readonly GuaranteeRow[], period: Period): GuaranteeStatGroup[] => {
  const known = rows.flatMap((row) => monthsOf(ctx, row, period)).toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  return monthsBetween(first, last).map((name) => ({ name, ...figuresOf(ctx, rows, [name, name]) }))
}

/** 保函统计：合计、此刻被索赔的与四个口径的分布。 */
export const guaranteeStatistics = (ctx: Context, scope: GuaranteeStatScope): GuaranteeStatistics => {
  const rows = appliedGuarantees(ctx, scope)
  const period = periodOf(scope)
  const applyNos = new Set(
    appliedGuarantees(ctx, { ...scope, statMonthFrom: undefined, statMonthTo: undefined }).map(
      (row) => row.guaranteeApplyNo,
    ),
  )
  const open = openClaimsOf(ctx.world, ctx.corp.corpId).filter((row) => applyNos.has(row.guaranteeApplyNo))
  return {
    figures: figuresOf(ctx, rows, period),
    openClaimCount: open.length,
    openClaimTotal: sum(open.map((row) => row.claimAmount!)),
    months: monthGroupsOf(ctx, rows, period),
    types: groupsOf(ctx, rows, period, (row) => dictLabel('GUARANTEE_TYPE', row.guaranteeType)),
    issuerOrgs: groupsOf(ctx, rows, period, (row) => row.issuerOrgName!),
    beneficiaries: groupsOf(ctx, rows, period, (row) => row.beneficiaryName!),
  }
}

/** 统计明细：月份、保函类型、开立机构各一行，近的月份在前。 */
export const guaranteeStats = (ctx: Context, scope: GuaranteeStatScope): GuaranteeStat[] => {
  const monthly = appliedGuarantees(ctx, scope).flatMap((row) =>
    monthsOf(ctx, row, periodOf(scope)).map((month) => ({ month, row })),
  )
  return [...Map.groupBy(monthly, ({ month, row }) => `${month} ${row.guaranteeType} ${row.issuerOrgId}`)]
    .map(([id, list]) => {
      const [{ month, row }] = list as [(typeof list)[number]]
      return {
        id,
        statMonth: month,
        guaranteeType: row.guaranteeType,
        issuerOrgName: row.issuerOrgName!,
        ...figuresOf(
          ctx,
          list.map((one) => one.row),
          [month, month],
        ),
      }
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
