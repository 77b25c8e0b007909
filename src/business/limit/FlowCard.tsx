import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { limitFlowLabels } from '#api/generated/corp/labels/limitFlow.ts'
import { limitFlowQueryLabels } from '#api/generated/corp/labels/limitFlowQuery.ts'
import { exportLimitFlows, usePageLimitFlows } from '#api/generated/corp/limit-flows/limit-flows.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { Code } from '#ui/display/Code.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ListSummary } from '#ui/table/ListSummary.tsx'
import { LimitBalance } from './Balance.tsx'

const filter = filters(limitFlowQueryLabels)
const conditions = [
  filter.text('limitNo'),
  // 占用不动可用额度，不列
  filter.dict('limitFlowType', 'LIMIT_FLOW_TYPE', { without: ['USE'] }),
  filter.dates('flowTime', { label: '发生时间' }),
  filter.text('bizNo'),
]
const is = column(limitFlowLabels)

/** 站内地址能去就原样给出，不能去给 undefined（routes/useReach）。 */
type Reach = (address: string) => string | undefined

const columnsFor = (reach: Reach) => [
  is.code('limitFlowNo'),
  is.code('limitNo'),
  is.dict('limitFlowType', 'LIMIT_FLOW_TYPE', { tone: 'plain' }),
  is.money('flowAmount', { sort: true }),
  is.custom(
    'bizNo',
    ({ bizNo, bizPath }) => {
      const to = bizPath && reach(bizPath)
      return to ? <Link to={to}>{bizNo}</Link> : <Code value={bizNo} />
    },
    { width: 195 },
  ),
  is.money('afterAvailable'),
  is.instant('flowTime', { sort: true }),
]

/** 额度流水的列表：条件在地址栏；页面先取，概况也要看条件。 */
export const useLimitFlows = () => useListPage(usePageLimitFlows, { conditions })

interface LimitFlowCardProps {
  page: ReturnType<typeof useLimitFlows>
  above?: ReactNode
  reach: Reach
}

/** 额度流水：每一次冻结、占用、释放与下分，可核对、可导出、可到单据（INV-10）。 */
export function LimitFlowCard({ page, above, reach }: LimitFlowCardProps) {
  const { query, list } = page
  return (
    <ListCard
      label="额度流水"
      {...page}
      columns={columnsFor(reach)}
      rowKey="limitFlowNo"
      guidance="还没有额度流水，额度生效后这里逐笔列出"
      toolbar={
        <ExportButton fileName="额度流水.xlsx" load={(transfer) => exportLimitFlows(query, transfer)} />
      }
      above={above}
      between={
        <ListSummary list={list}>
          {({ summary }) => (
            <LimitBalance
              summary={summary}
              narrowed={query.limitFlowType !== undefined || query.bizNo !== undefined}
            />
          )}
        </ListSummary>
      }
    />
  )
}
