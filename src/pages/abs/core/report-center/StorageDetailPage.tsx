import { exportAbsShelves, usePageAbsShelves } from '#api/generated/corp/abs-reports/abs-reports.ts'
import type { AbsShelf, AbsShelfQuery } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListQuery } from '#hooks/useListQuery.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { column } from '#ui/columns.tsx'
import { ExportButton } from '#ui/ExportButton.tsx'
import { filters } from '#ui/filters.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'

const filter = filters<AbsShelfQuery>()
const conditions = [
  filter.text('shelfName', '储架名称'),
  filter.dict('shelfStatus', '储架状态', 'SHELF_STATUS'),
  filter.dates('shelfValidTo', '储架有效期至'),
]
const defaults: Partial<AbsShelfQuery> = {}
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
  is.text('approvalNo', '无异议函文号', { width: 190 }),
  is.text('exchangeName', '挂牌场所', { width: 140 }),
  is.money('shelfQuota', '储架额度', { total: true }),
  is.money('shelfUsed', '已发行额度'),
  is.money('shelfRemain', '剩余额度'),
  is.number('periodCount', '已发行期数', { width: 110 }),
  is.custom('shelfValidTo', '储架有效期至', (row) => <ValidTo shelf={row} />, { width: 200, sort: true }),
  is.dict('shelfStatus', '储架状态', 'SHELF_STATUS'),
]

/** 储架明细：各储架的额度、已发行与期数，由储架看各期产品。 */
export default function StorageDetailPage() {
  const [query, setQuery] = useListQuery(defaults, conditions)
  const list = usePageAbsShelves(query)
  return (
    <ListCard
      title={usePageTitle()}
      label="储架"
      conditions={conditions}
      query={query}
      onQuery={setQuery}
      list={list}
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
