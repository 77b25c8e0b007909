import type * as operations from '#api/generated/corp/limit-flows/limit-flows.ts'
import type { LimitFlow, LimitFlowQuery } from '#api/generated/corp/model/index.ts'
import { add, compare, subtract, sum } from '#domain/money.ts'
import * as msw from '../../generated/corp/limit-flows/limit-flows.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { bizPath } from '../../portal/workbench/bizPath.ts'
import type { LimitFlowRow } from './rows.ts'

const PAGES = ['/credit/core/supplier/limit-detail', '/my/limit/detail']

const view = (ctx: Context, row: LimitFlowRow): LimitFlow =>
  present({ ...row, bizPath: bizPath(ctx, row.bizNo) })

/** 本企业的额度；成员的只在按编号查时才有。冻结转占用不动可用额度，不列：冻结的那一笔已减去。 */
const visible = (ctx: Context, { limitNo }: LimitFlowQuery): LimitFlowRow[] => {
  const own = ctx.world.limits.where((limit) => limit.corpId === ctx.corp.corpId)
  const shown = new Set(own.map((limit) => limit.limitNo))
  const parentLimitNo = ctx.world.limits.get(limitNo)?.parentLimitNo
  if (limitNo && parentLimitNo && shown.has(parentLimitNo)) shown.add(limitNo)
  return ctx.world.limitFlows.where((row) => shown.has(row.limitNo) && row.limitFlowType !== 'USE')
}

/** 一笔额度的流水，由早到晚：变动后可用接不上前一笔的第一笔。 */
const brokenOf = (rows: readonly LimitFlowRow[]): LimitFlowRow | undefined =>
  rows.find((row, at) => {
    const before = rows[at - 1]
    return before && compare(add(before.afterAvailable, row.flowAmount), row.afterAvailable) !== 0
  })

const all = { pageNo: 1, pageSize: 1_000_000 }

/** 所列期间之前与之后的余额，各笔额度合计，以及有没有接不上的；不随类型与单据的条件而变。 */
const balances = (ctx: Context, asked: LimitFlowQuery) => {
  const { limitNo, flowTimeFrom, flowTimeTo } = asked
  const query = {
    pageCond: all,
    ...(limitNo && { limitNo }),
    ...(flowTimeFrom && { flowTimeFrom }),
    ...(flowTimeTo && { flowTimeTo }),
  }
  const period = answerPage(visible(ctx, asked), query, { view: (row) => row }).list.toReversed()
  const byLimit = [...Map.groupBy(period, (row) => row.limitNo).values()]
  const broken = byLimit.map(brokenOf).find((row) => row !== undefined)
  return {
    limitCount: byLimit.length,
    ...(broken && { brokenFlowNo: broken.limitFlowNo }),
    openingAvailable: sum(byLimit.map(([first]) => subtract(first!.afterAvailable, first!.flowAmount))),
    closingAvailable: sum(byLimit.map((rows) => rows.at(-1)!.afterAvailable)),
  }
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { pageLimitFlows: PAGES, exportLimitFlows: PAGES },
})({
  pageLimitFlows(ctx, query) {
    const rows = visible(ctx, query)
    const hits = answerPage(rows, { ...query, pageCond: all }, { view: (row) => row }).list
    const { list, pageCond } = answerPage(rows, query, { view: (row) => view(ctx, row) })
    const flowTotal = sum(hits.map((row) => row.flowAmount))
    return { list, pageCond, summary: { count: hits.length, flowTotal, ...balances(ctx, query) } }
  },

  exportLimitFlows: (ctx, query) =>
    sheet(
      ctx,
      { name: '额度流水', operation: 'exportLimitFlows', asked: query },
      [
        '流水号',
        '额度编号',
        '流水类型',
        summed('发生金额（元）'),
        '关联业务编号',
        '变动后可用（元）',
        '发生时间',
      ],
      answerPage(visible(ctx, query), { ...query, pageCond: all }, { view: (row) => row }).list.map((row) => [
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
