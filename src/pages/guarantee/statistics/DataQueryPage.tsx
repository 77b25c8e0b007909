import {
  exportGuaranteeStats,
  useGuaranteeStatistics,
  usePageGuaranteeStats,
} from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import { guaranteeStatLabels } from '#api/generated/corp/labels/guaranteeStat.ts'
import { guaranteeStatQueryLabels } from '#api/generated/corp/labels/guaranteeStatQuery.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { StatisticsReport } from './StatisticsReport.tsx'

const filter = filters(guaranteeStatQueryLabels)
const conditions = [
  filter.months('statMonth'),
  filter.dict('guaranteeType', 'GUARANTEE_TYPE'),
  filter.text('issuerOrgName'),
]
const is = column(guaranteeStatLabels)
const columns = [
  is.text('statMonth', { title: '统计月份' }),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.text('issuerOrgName'),
  is.number('applyCount'),
  is.number('effectiveCount'),
  is.money('effectiveAmount', { sort: true, total: true }),
  is.money('feeTotal'),
  is.number('expireSoonCount', { title: '30天内到期笔数' }),
  is.number('claimCount'),
  is.money('claimTotal'),
]

/** 保函数据统计：合计与保证金替代额，按月、类型、机构、受益人切换的图表，明细可导出。 */
export default function DataQueryPage() {
  const page = useListPage(usePageGuaranteeStats, { conditions })
  const { query } = page
  const { pageCond: _page, sort: _sort, ...scope } = query
  const report = useGuaranteeStatistics(scope)
  return (
    <ListCard
      label="保函统计"
      {...page}
      columns={columns}
      rowKey="id"
      guidance="所选范围内没有保函业务"
      toolbar={
        <ExportButton fileName="保函统计.xlsx" load={(transfer) => exportGuaranteeStats(query, transfer)} />
      }
      description="申请、开立、缴费与交单索赔各计入发生的月份"
      between={<QueryState result={report}>{(figures) => <StatisticsReport report={figures} />}</QueryState>}
      section="统计明细"
    />
  )
}
