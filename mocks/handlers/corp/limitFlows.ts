import { subtract, sum } from '#domain/money.ts'
import type { LimitFlow, LimitFlowQuery } from '#api/generated/corp/model/index.ts'
import * as msw from '#api/generated/corp/limit-flows/limit-flows.msw.ts'
import type * as operations from '#api/generated/corp/limit-flows/limit-flows.ts'
import type { Context } from '../../Context.ts'
import { defineTag } from '../../define.ts'
import { dictLabel } from '../../world/dictionaries.ts'
import type { LimitFlowRow } from '../../world/rows.ts'
import { present } from '../actions.ts'
import { answerPage } from '../list.ts'
import { sheet } from '../sheet.ts'

const PAGE = '/credit/core/supplier/limit-detail'

/** Where the document behind a flow is shown, by the prefix of its number. */
const PLACES: Readonly<Record<string, readonly [path: string, key: string]>> = {
  IS: ['/credit/core/issue/issue', 'issueNo'],
  TP: ['/credit/core/third/operator', 'thirdNo'],
  CS: ['/credit/core/cash/cash-query', 'cashNo'],
  AC: ['/credit/core/cash/ahead-cash-apply', 'aheadNo'],
  RY: ['/credit/core/recycle/apply', 'recycleNo'],
}

const VOUCHERS = '/credit/core/product/index'

/** Who may not see the application may still see the voucher that came of it. */
const bizPath = (ctx: Context, bizNo: string): string | undefined => {
  const [path, key] = PLACES[bizNo.slice(0, 2)] ?? []
  if (path && ctx.isGranted([path])) return `${path}?${key}=${bizNo}`
  const { issueApplications, recycleApplications } = ctx.world
  const voucherNo = (issueApplications.get(bizNo) ?? recycleApplications.get(bizNo))?.voucherNo
  return voucherNo && ctx.isGranted([VOUCHERS]) ? `${VOUCHERS}?voucherNo=${voucherNo}` : undefined
}

const view = (ctx: Context, row: LimitFlowRow): LimitFlow =>
  present({ ...row, bizPath: bizPath(ctx, row.bizNo) })

const mine = (ctx: Context): LimitFlowRow[] => {
  const own = new Set(
    ctx.world.limits.where((limit) => limit.corpId === ctx.corp.corpId).map((limit) => limit.limitNo),
  )
  return ctx.world.limitFlows.where((row) => own.has(row.limitNo))
}

const all = { pageNo: 1, pageSize: 1_000_000 }

/** Before and after the listed period, added up over the limits; type and document do not narrow it. */
const balances = (ctx: Context, { limitNo, flowTimeFrom, flowTimeTo }: LimitFlowQuery) => {
  const query = {
    pageCond: all,
    ...(limitNo && { limitNo }),
    ...(flowTimeFrom && { flowTimeFrom }),
    ...(flowTimeTo && { flowTimeTo }),
  }
  const period = answerPage(mine(ctx), query, { view: (row) => row }).list.toReversed()
  const byLimit = [...Map.groupBy(period, (row) => row.limitNo).values()]
  return {
    openingAvailable: sum(byLimit.map(([first]) => subtract(first!.afterAvailable, first!.flowAmount))),
    closingAvailable: sum(byLimit.map((rows) => rows.at(-1)!.afterAvailable)),
  }
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { pageLimitFlows: [PAGE], exportLimitFlows: [PAGE] },
})({
  pageLimitFlows(ctx, query) {
    const rows = mine(ctx)
    const hits = answerPage(rows, { ...query, pageCond: all }, { view: (row) => row }).list
    const { list, pageCond } = answerPage(rows, query, { view: (row) => view(ctx, row) })
    const flowTotal = sum(hits.map((row) => row.flowAmount))
    return { list, pageCond, summary: { count: hits.length, flowTotal, ...balances(ctx, query) } }
  },

  exportLimitFlows: (ctx, query) =>
    sheet(
      `额度流水_${ctx.today}.xlsx`,
      ['流水号', '额度编号', '流水类型', '发生金额(元)', '关联业务编号', '变动后可用(元)', '发生时间'],
      answerPage(mine(ctx), { ...query, pageCond: all }, { view: (row) => row }).list.map((row) => [
        row.limitFlowNo,
        row.limitNo,
        dictLabel('LIMIT_FLOW_TYPE', row.limitFlowType),
        row.flowAmount,
        row.bizNo,
        row.afterAvailable,
        row.flowTime,
      ]),
    ),
})
