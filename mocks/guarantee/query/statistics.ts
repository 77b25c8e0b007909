import type {
  GuaranteeStat,
  GuaranteeStatFigures,
  GuaranteeStatGroup,
} from '#api/generated/corp/model/index.ts'
import { addDays, monthsBetween } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { IN_FORCE } from '../guarantee/states.ts'

const SOON_DAYS = 30
const all = { pageNo: 1, pageSize: 1_000_000 }

const monthOf = (row: GuaranteeRow): string => (row.submitTime ?? row.createTime).slice(0, 7)

/** 本企业提交过的保函；草稿不算申请。统计月份是提交的月份。 */
const appliedGuarantees = (ctx: Context, scope: object): GuaranteeRow[] =>
  answerPage(
    ctx.world.guarantees.where((row) => row.corpId === ctx.corp.corpId && row.submitTime !== undefined),
    { ...scope, pageCond: all },
    {
      view: (row) => row,
      like: ['issuerOrgName'],
      derived: {
        statMonthFrom: (row, wanted) => monthOf(row) >= String(wanted),
        statMonthTo: (row, wanted) => monthOf(row) <= String(wanted),
      },
    },
  ).list

const figuresOf = ({ world }: Context, rows: readonly GuaranteeRow[]): GuaranteeStatFigures => {
  const issued = rows.filter((row) => row.guaranteeNo !== undefined)
  const applyNos = new Set(rows.map((row) => row.guaranteeApplyNo))
  const claims = world.guaranteeClaims.where(
    (row) => applyNos.has(row.guaranteeApplyNo) && row.claimDate !== undefined,
  )
  const soon = addDays(world.today(), SOON_DAYS)
  return {
    applyCount: rows.length,
    effectiveCount: issued.length,
    effectiveAmount: sum(issued.map((row) => row.guaranteeAmount!)),
    feeTotal: sum(rows.filter((row) => row.payTime).map((row) => row.guaranteeFee!)),
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
  nameOf: (row: GuaranteeRow) => string,
): GuaranteeStatGroup[] =>
  [...Map.groupBy(rows, nameOf)]
    .map(([name, list]) => ({ name, ...figuresOf(ctx, list) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** 第一份与最后一份申请之间的各月，没有申请的月份为零：图上的间隔才是真的间隔。 */
const monthGroupsOf = (ctx: Context, rows: readonly GuaranteeRow[]): GuaranteeStatGroup[] => {
  const byMonth = Map.groupBy(rows, monthOf)
  const known = [...byMonth.keys()].toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  return monthsBetween(first, last).map((name) => ({ name, ...figuresOf(ctx, byMonth.get(name) ?? []) }))
}

/** 保函统计：合计与四个口径的分布。 */
export const guaranteeStatistics = (ctx: Context, scope: object) => {
  const rows = appliedGuarantees(ctx, scope)
  return {
    figures: figuresOf(ctx, rows),
    months: monthGroupsOf(ctx, rows),
    types: groupsOf(ctx, rows, (row) => dictLabel('GUARANTEE_TYPE', row.guaranteeType)),
    issuerOrgs: groupsOf(ctx, rows, (row) => row.issuerOrgName!),
    beneficiaries: groupsOf(ctx, rows, (row) => row.beneficiaryName!),
  }
}

/** 统计明细：月份、保函类型、开立机构各一行，近的月份在前。 */
export const guaranteeStats = (ctx: Context, scope: object): GuaranteeStat[] =>
  [
    ...Map.groupBy(
      appliedGuarantees(ctx, scope),
      (row) => `${monthOf(row)} ${row.guaranteeType} ${row.issuerOrgId}`,
    ),
  ]
    .map(([id, list]) => {
      const [first] = list as [GuaranteeRow]
      return {
        id,
        statMonth: monthOf(first),
        guaranteeType: first.guaranteeType,
        issuerOrgName: first.issuerOrgName!,
        ...figuresOf(ctx, list),
      }
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
