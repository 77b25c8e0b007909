import { limitLabels } from '#api/generated/corp/labels/limit.ts'
import { limitQueryLabels } from '#api/generated/corp/labels/limitQuery.ts'
import { exportLimits, usePageLimits } from '#api/generated/corp/limits/limits.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { UseRatio } from './UseRatio.tsx'

const filter = filters(limitQueryLabels)
const conditions = [
  filter.dict('limitType', 'LIMIT_TYPE'),
  filter.text('grantorName'),
  filter.dict('limitStatus', 'LIMIT_STATUS'),
  filter.dates('limitExpireDate', { label: '额度到期日' }),
]
const is = column(limitLabels)
const columns = [
  is.link('limitNo', ({ limitNo }) => href(my.limitDetail, { limitNo })),
  is.dict('limitStatus', 'LIMIT_STATUS'),
  is.dict('limitType', 'LIMIT_TYPE', { tone: 'plain' }),
  is.money('totalLimit', { sort: true, total: true }),
  is.money('availableLimit'),
  is.date('limitExpireDate', { sort: true }),
  is.text('grantorName'),
  is.money('usedLimit'),
  is.money('frozenLimit'),
  is.money('distributedLimit'),
  is.dict('limitCycle', 'LIMIT_CYCLE', { tone: 'plain' }),
  is.date('limitEffectiveDate'),
  is.custom('useRatio', (limit) => <UseRatio limit={limit} />),
]

/** 额度查询：授给本企业的各类额度、用了多少、还剩多少（F-15）。 */
export default function LimitQueryPage() {
  const page = useListPage(usePageLimits, { conditions })
  const { query } = page
  return (
    <ListCard
      label="额度"
      {...page}
      columns={columns}
      rowKey="limitNo"
      guidance="还没有额度，请联系授信机构或平台客服申请"
      toolbar={<ExportButton fileName="额度.xlsx" load={(transfer) => exportLimits(query, transfer)} />}
    />
  )
}
