import { exportLimits, usePageLimits } from '#api/generated/corp/limits/limits.ts'
import type { Limit, LimitQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { UseRatio } from './UseRatio.tsx'

const filter = filters<LimitQuery>()
const conditions = [
  filter.dict('limitType', '额度类型', 'LIMIT_TYPE'),
  filter.text('grantorName', '授信机构'),
  filter.dict('limitStatus', '额度状态', 'LIMIT_STATUS'),
  filter.dates('limitExpireDate', '额度到期日'),
]
const is = column<Limit>()
const columns = [
  is.link('limitNo', '额度编号', ({ limitNo }) => href(my.limitDetail, { limitNo })),
  is.dict('limitStatus', '额度状态', 'LIMIT_STATUS'),
  is.dict('limitType', '额度类型', 'LIMIT_TYPE', { tone: 'plain' }),
  is.money('totalLimit', '总额度', { sort: true, total: true }),
  is.money('availableLimit', '可用额度'),
  is.date('limitExpireDate', '额度到期日', { sort: true }),
  is.text('grantorName', '授信机构'),
  is.money('usedLimit', '已用额度'),
  is.money('frozenLimit', '冻结额度'),
  is.money('distributedLimit', '已分配额度'),
  is.dict('limitCycle', '额度性质', 'LIMIT_CYCLE', { tone: 'plain' }),
  is.date('limitEffectiveDate', '额度生效日'),
  is.custom('useRatio', '使用率', (limit) => <UseRatio limit={limit} />),
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
      toolbar={
        <ExportButton
          fileName="额度.xlsx"
          load={(onProgress, signal) => exportLimits(query, transferOptions(onProgress, signal))}
        />
      }
    />
  )
}
