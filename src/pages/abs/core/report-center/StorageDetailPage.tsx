import { exportAbsShelves, usePageAbsShelves } from '#api/generated/corp/abs-reports/abs-reports.ts'
import { absShelfLabels } from '#api/generated/corp/labels/absShelf.ts'
import { absShelfQueryLabels } from '#api/generated/corp/labels/absShelfQuery.ts'
import type { AbsShelf } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { TaggedDay } from '#ui/display/days/TaggedDay.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters(absShelfQueryLabels)
const conditions = [
  filter.text('shelfName'),
  filter.dict('shelfStatus', 'SHELF_STATUS'),
  filter.dates('shelfValidTo'),
]
const is = column(absShelfLabels)

/** 储架有效期；60 天内到期的醒目。 */
function ValidTo({ shelf: { shelfValidTo, expiringDays } }: { shelf: AbsShelf }) {
  const soon = expiringDays === undefined ? undefined : `${expiringDays}天后到期`
  return <TaggedDay day={shelfValidTo} tag={soon} />
}

const columns = [
  is.link('shelfName', ({ shelfName }) => href(abs.coreReportCenterProductDetail, { shelfName })),
  is.dict('shelfStatus', 'SHELF_STATUS'),
  is.text('approvalNo'),
  is.text('exchangeName'),
  is.money('shelfQuota', { total: true }),
  is.money('shelfUsed'),
  is.money('shelfRemain'),
  is.number('periodCount'),
  is.custom('shelfValidTo', (row) => <ValidTo shelf={row} />, { width: 200, sort: true }),
]

/** 储架明细：各储架的额度、已发行与期数，由储架看各期产品。 */
export default function StorageDetailPage() {
  const page = useListPage(usePageAbsShelves, { conditions })
  const { query } = page
  return (
    <ListCard
      label="储架"
      {...page}
      columns={columns}
      rowKey="shelfNo"
      guidance="还没有储架。取得无异议函后，由计划管理人登记"
      toolbar={
        <ExportButton fileName="储架明细.xlsx" load={(transfer) => exportAbsShelves(query, transfer)} />
      }
    />
  )
}
