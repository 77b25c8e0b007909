import type * as calls from '#api/generated/corp/documents/documents.ts'
import type { FoundDocument } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/documents/documents.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { answerPage } from '../../kernel/list.ts'
import { myDecisions } from './decisions.ts'
import { addressOf, type Spot, spotsOf } from './places.ts'
import { summaryOf } from './summary.ts'

const MOST = 10
/** 至多核对这么多份：只打了一个年份时，编号里含有它的可有上万份。 */
const MOST_CHECKED = 50

/** 本企业是单据的一方：它的某个字段就是本企业（开立方、接收方、债权人……）。 */
const isParty = ({ corp }: Context, row: object): boolean => Object.values(row).includes(corp.corpId)

interface Match {
  readonly spot: Spot
  readonly documentNo: string
}

/** 编号含有这段文字的单据，各在本人打得开的一页。 */
const matching = (ctx: Context, wanted: string): Match[] => {
  const tables = new Map(ctx.world.registry.entities.map(({ name, table }) => [name, table]))
  return spotsOf(ctx).flatMap((spot) =>
    (tables.get(spot.entity)?.(ctx.world).all() ?? []).flatMap((row) => {
      const documentNo = (row as Readonly<Record<string, unknown>>)[spot.field]
      if (typeof documentNo !== 'string' || !documentNo.startsWith(spot.prefix ?? '')) return []
      return documentNo.toUpperCase().includes(wanted) && isParty(ctx, row) ? [{ spot, documentNo }] : []
    }),
  )
}

/** 那一页查得出它吗：去问那一页的查询，答的是列出的那一行。对方的草稿、还没轮到本人看的，列表里没有，这里也就没有。 */
const listedRow = async (ctx: Context, { spot, documentNo }: Match) => {
  const { view: _, ...given } = Object.fromEntries([...spot.given].filter(([, value]) => value !== ''))
  const query = { ...given, [spot.field]: documentNo, pageCond: { pageNo: 1, pageSize: 1 } }
  const page = (await ctx.world.registry.operations.get(spot.list)?.run(ctx, query)) as
    | { list: readonly object[]; summary?: { amountField?: string } }
    | undefined
  const [row] = page?.list ?? []
  return row && summaryOf(ctx, spot.entity, row, page?.summary?.amountField)
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  async findDocuments(ctx, { documentNo }) {
    const matches = matching(ctx, documentNo.trim().toUpperCase())
      // 编号里是日期与当天的序号：大的就是新的
      .toSorted((a, b) => b.documentNo.slice(2).localeCompare(a.documentNo.slice(2)))
      .slice(0, MOST_CHECKED)
    const found = new Map<string, FoundDocument>()
    for (const match of matches) {
      const path = addressOf(match.spot, match.documentNo)
      if (found.size >= MOST || found.has(path)) continue
      const row = await listedRow(ctx, match)
      if (row) found.set(path, { documentNo: match.documentNo, documentName: match.spot.name, path, ...row })
    }
    return [...found.values()]
  },

  pageMyDecisions: (ctx, query) =>
    answerPage(myDecisions(ctx), query, { view: (row) => row, like: ['documentNo'], ordered: true }),
})
