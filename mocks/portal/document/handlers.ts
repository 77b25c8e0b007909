import type * as calls from '#api/generated/corp/documents/documents.ts'
import * as msw from '../../generated/corp/documents/documents.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { isPlaced, placeOf } from './places.ts'

const MOST = 10

/** 本企业是单据的一方：它的某个字段就是本企业（开立方、接收方、债权人……）。 */
const isParty = ({ corp }: Context, row: object): boolean => Object.values(row).includes(corp.corpId)

/** 实体里编号含有这段文字的单据，连同它的编号与名称。 */
function* matching(ctx: Context, wanted: string) {
  for (const { table, label, name } of ctx.world.house.entities) {
    const rows = table(ctx.world)
    for (const row of rows.all()) {
      const documentNo = rows.keyOf(row)
      if (isPlaced(documentNo) && documentNo.includes(wanted) && isParty(ctx, row))
        yield { documentNo, documentName: label ?? name }
    }
  }
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  findDocuments: (ctx, { documentNo }) =>
    [...matching(ctx, documentNo.trim().toUpperCase())]
      .flatMap((found) => {
        const path = placeOf(ctx, found.documentNo)
        return path === undefined ? [] : [{ ...found, path }]
      })
      // 编号里是日期与当天的序号：大的就是新的
      .toSorted((a, b) => b.documentNo.slice(2).localeCompare(a.documentNo.slice(2)))
      .slice(0, MOST),
})
