import type * as operations from '#api/generated/corp/limits/limits.ts'
import type { GroupLimit, GroupLimitQuery, LimitQuery } from '#api/generated/corp/model/index.ts'
import { compare, sum } from '#domain/money.ts'
import * as msw from '../../generated/corp/limits/limits.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { notFound } from '../../kernel/errors.ts'
import { sheetOf } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { memberLimitsOf, ratioOf } from '../limitDistribution/group.ts'
import { distributionFlow } from '../limitDistribution/transitions.ts'
import type { LimitRow } from './rows.ts'
import { limitFlow } from './transitions.ts'
import { bandOf, GROUP_COLUMNS, LIMIT_COLUMNS, limitView } from './view.ts'

const QUERY_PAGE = '/my/limit/query'
const DETAIL_PAGE = '/my/limit/detail'
const GROUP_PAGE = '/my/limit/query-manage'

const everything = { pageNo: 1, pageSize: 10_000 }

const own = (ctx: Context): LimitRow[] => ctx.world.limits.where((row) => row.corpId === ctx.corp.corpId)

const page = (ctx: Context, query: LimitQuery) =>
  answerPage(own(ctx), query, {
    view: limitView,
    amount: 'totalLimit',
    alike: ['limitType'],
    like: ['grantorName'],
  })

type GroupRow = LimitRow & Pick<GroupLimit, 'membersTotal' | 'useRank'>

/** 本企业的额度从新到旧，每笔之后是成员从它分得的，用得最多的在前。 */
const family = (ctx: Context): GroupRow[] =>
  own(ctx)
    .filter((limit) => limit.parentLimitNo === undefined)
    .toReversed()
    .flatMap((limit) => {
      const members = memberLimitsOf(ctx.world, limit.limitNo).toSorted((a, b) =>
        compare(ratioOf(b), ratioOf(a)),
      )
      return [
        { ...limit, membersTotal: sum(members.map((row) => row.totalLimit)) },
        ...members.map((row, at) => ({ ...row, useRank: at + 1 })),
      ]
    })

/** 整笔额度的冻结与解冻：就现在的状态只有一种可办。 */
const SWITCHES = ['FREEZE', 'UNFREEZE'] as const

const groupView = (ctx: Context, { membersTotal, useRank, ...row }: GroupRow): GroupLimit => {
  const may =
    row.parentLimitNo !== undefined &&
    ctx.corp.corpState === 'NORMAL' &&
    distributionFlow.allows('T-LIM-01', actorOf(ctx))
  return {
    ...limitView(row),
    ...(membersTotal !== undefined && { membersTotal }),
    ...(useRank !== undefined && { useRank }),
    offeredTypes: may ? SWITCHES.filter((type) => limitFlow.isReadyFor(row, type)) : [],
  }
}

/** 没有合计：成员的包含在母公司的里面，各种额度也不能相加。 */
const groupPage = (ctx: Context, { memberCorpName, ...query }: GroupLimitQuery) => {
  const rows = family(ctx).filter(
    (row) => !memberCorpName || (row.parentLimitNo && row.ownerCorpName.includes(memberCorpName.trim())),
  )
  const answer = answerPage(rows.toReversed(), query, {
    view: (row) => row,
    ordered: true,
    derived: { useBand: (row, wanted) => bandOf(row) === wanted },
  })
  return { ...answer, list: answer.list.map((row) => groupView(ctx, row)) }
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageLimits: [QUERY_PAGE],
    exportLimits: [QUERY_PAGE],
    limitDetail: [DETAIL_PAGE],
    pageGroupLimits: [GROUP_PAGE],
    exportGroupLimits: [GROUP_PAGE],
  },
})({
  pageLimits: page,

  exportLimits: (ctx, query) =>
    sheetOf(
      ctx,
      { name: '额度', operation: 'exportLimits', asked: query },
      page(ctx, { ...query, pageCond: everything }).list,
      LIMIT_COLUMNS,
    ),

  limitDetail(ctx, { limitNo }) {
    const row = ctx.world.limits.need(limitNo)
    const holder = ctx.world.limits.get(row.parentLimitNo) ?? row
    if (row.corpId !== ctx.corp.corpId && holder.corpId !== ctx.corp.corpId) throw notFound('额度')
    return limitView(row)
  },

  pageGroupLimits: groupPage,

  exportGroupLimits: (ctx, query) =>
    sheetOf(
      ctx,
      { name: '集团额度', operation: 'exportGroupLimits', asked: query },
      groupPage(ctx, { ...query, pageCond: everything }).list,
      GROUP_COLUMNS,
    ),
})
