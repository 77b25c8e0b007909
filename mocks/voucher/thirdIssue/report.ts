import type {
  ThirdIssueFigures,
  ThirdIssueReport,
  ThirdIssueReportScope,
  ThirdPlatformTrend,
} from '#api/generated/corp/model/index.ts'
import { monthsBetween } from '#domain/calendar.ts'
import { compare, sum } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import { answerPage } from '../../kernel/list.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'

const all = { pageNo: 1, pageSize: 1_000_000 }
const ISSUED: readonly string[] = ['ISSUED', 'CALLBACK_FAILED']
const REFUSED: readonly string[] = ['RETURNED', 'REJECTED']

const monthOf = (row: ThirdIssueApplicationRow): string => row.receivedTime.slice(0, 7)

/** 条件里的 statMonth 区间按接收月份比较。 */
export const reportFilter = {
  like: ['thirdPlatformName'] as const,
  derived: {
    statMonthFrom: (row: ThirdIssueApplicationRow, wanted: unknown) => monthOf(row) >= String(wanted),
    statMonthTo: (row: ThirdIssueApplicationRow, wanted: unknown) => monthOf(row) <= String(wanted),
  },
}

/** 本企业的申请；回传失败的排在最后一段，列表倒过来给时便在最前（T-THD-07）。 */
export const ownRequests = (ctx: Context): ThirdIssueApplicationRow[] =>
  ctx.world.thirdIssueApplications
    .where((row) => row.corpId === ctx.corp.corpId)
    .toSorted(
      (a, b) => Number(a.thirdStatus === 'CALLBACK_FAILED') - Number(b.thirdStatus === 'CALLBACK_FAILED'),
    )

const figuresOf = (rows: readonly ThirdIssueApplicationRow[]): ThirdIssueFigures => {
  const count = (statuses: readonly string[]) =>
    rows.filter((row) => statuses.includes(row.thirdStatus)).length
  const total = (list: readonly ThirdIssueApplicationRow[]) => sum(list.map((row) => row.faceAmount))
  return {
    applyCount: rows.length,
    faceAmount: total(rows),
    issuedCount: count(ISSUED),
    issuedAmount: total(rows.filter((row) => ISSUED.includes(row.thirdStatus))),
    refusedCount: count(REFUSED),
    callbackFailedCount: count(['CALLBACK_FAILED']),
  }
}

/** 从有请求的第一个月到最后一个月，中间不缺。 */
const monthsOf = (rows: readonly ThirdIssueApplicationRow[]): string[] => {
  const known = rows.map(monthOf).toSorted()
  const [first, last] = [known[0], known.at(-1)]
  return first && last ? monthsBetween(first, last) : []
}

const trendOf = (
  thirdPlatformName: string,
  rows: readonly ThirdIssueApplicationRow[],
  months: readonly string[],
): ThirdPlatformTrend => ({
  thirdPlatformName,
  months: months.map((statMonth) => {
    const inMonth = rows.filter((row) => monthOf(row) === statMonth)
    return {
      statMonth,
      applyCount: inMonth.length,
      faceAmount: sum(inMonth.map((row) => row.faceAmount)),
    }
  }),
})

/** 第三方平台开立统计：合计、按平台（金额大的在前）、按平台与月份。 */
export const thirdIssueReport = (ctx: Context, scope: ThirdIssueReportScope): ThirdIssueReport => {
  const rows = answerPage(
    ownRequests(ctx),
    { ...scope, pageCond: all },
    { ...reportFilter, view: (row) => row },
  ).list
  const months = monthsOf(rows)
  const byPlatform = [...Map.groupBy(rows, (row) => row.thirdPlatformName)]
  const platforms = byPlatform
    .map(([thirdPlatformName, list]) => ({ thirdPlatformName, ...figuresOf(list) }))
    .toSorted((a, b) => compare(b.faceAmount, a.faceAmount))
  return {
    figures: figuresOf(rows),
    platforms,
    trends: platforms.map(({ thirdPlatformName: name }) =>
      trendOf(
        name,
        rows.filter((row) => row.thirdPlatformName === name),
        months,
      ),
    ),
  }
}
