import { exportAbsShelves, usePageAbsShelves } from '#api/generated/corp/abs-reports/abs-reports.ts'
import type { AbsShelf, AbsShelfQuery } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters<AbsShelfQuery>()
const conditions = [
  filter.text('shelfName', '储架名称'),
  filter.dict('shelfStatus', '储架状态', 'SHELF_STATUS'),
  filter.dates('shelfValidTo', '储架有效期至'),
]
const is = column<AbsShelf>()

/** 储架有效期；60 天内到期的醒目。 */
function ValidTo({ shelf: { shelfValidTo, expiringDays } }: { shelf: AbsShelf }) {
  return (
    <>
      {formatDay(shelfValidTo)}
      {expiringDays === undefined ? null : <StatusTag value={`${expiringDays}天后到期`} tone="waiting" />}
    </>
  )
}

const columns = [
  is.link('shelfName', '储架名称', ({ shelfName }) => href(abs.coreReportCenterProductDetail, { shelfName })),
  is.dict('shelfStatus', '储架状态', 'SHELF_STATUS'),
  is.text('approvalNo', '无异议函文号'),
  is.text('exchangeName', '挂牌场所'),
  is.money('shelfQuota', '储架额度', { total: true }),
  is.money('shelfUsed', '已发行额度'),
  is.money('shelfRemain', '剩余额度'),
  is.number('periodCount', '已发行期数'),
  is.custom('shelfValidTo', '储架有效期至', (row) => <ValidTo shelf={row} />, { width: 200, sort: true }),
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
        <ExportButton
          fileName="储架明细.xlsx"
          load={(onProgress, signal) => exportAbsShelves(query, transferOptions(onProgress, signal))}
        />
      }
    />
  )
}
