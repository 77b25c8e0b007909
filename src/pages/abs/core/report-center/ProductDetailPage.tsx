import { exportAbsPlans, usePageAbsPlans } from '#api/generated/corp/abs-reports/abs-reports.ts'
import type { AbsPlan, AbsPlanQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters<AbsPlanQuery>()
const conditions = [
  filter.text('planName', '专项计划名称'),
  filter.text('shelfName', '储架名称'),
  filter.dict('planStatus', '计划状态', 'PLAN_STATUS'),
  filter.dates('planEstablishDate', '成立日'),
]
const is = column<AbsPlan>()
const columns = [
  is.code('planNo', '计划编号'),
  is.dict('planStatus', '计划状态', 'PLAN_STATUS'),
  is.link('planName', '专项计划名称', ({ planName }) => href(abs.coreReportCenterAssetDetail, { planName })),
  is.money('issueScale', '发行规模', { sort: true, total: true }),
  is.date('planMaturityDate', '到期日（计划）', { sort: true }),
  is.text('shelfName', '储架名称'),
  is.money('seniorScale', '优先级规模'),
  is.rate('seniorRate', '优先级票面利率'),
  is.date('planEstablishDate', '成立日'),
  is.number('assetCount', '入池资产笔数'),
  is.money('assetAmount', '入池资产金额'),
  is.text('managerName', '计划管理人'),
  is.text('custodianBank', '托管银行'),
]

/** 产品明细：各储架下发行的专项计划，由产品看入池资产。 */
export default function ProductDetailPage() {
  const page = useListPage(usePageAbsPlans, { conditions })
  const { query } = page
  return (
    <ListCard
      label="专项计划"
      {...page}
      columns={columns}
      rowKey="planNo"
      guidance="还没有专项计划"
      toolbar={
        <ExportButton
          fileName="产品明细.xlsx"
          load={(onProgress, signal) => exportAbsPlans(query, transferOptions(onProgress, signal))}
        />
      }
    />
  )
}
