import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { exportLimitFlows, usePageLimitFlows } from '#api/generated/corp/limit-flows/limit-flows.ts'
import type { LimitFlow, LimitFlowQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { Code } from '#ui/display/Code.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ListSummary } from '#ui/table/ListSummary.tsx'
import { LimitBalance } from './Balance.tsx'

const filter = filters<LimitFlowQuery>()
const conditions = [
  filter.text('limitNo', '额度编号'),
  // 占用不动可用额度，不列
  filter.dict('limitFlowType', '流水类型', 'LIMIT_FLOW_TYPE', ['USE']),
  filter.dates('flowTime', '发生时间'),
  filter.text('bizNo', '关联业务编号'),
]
const is = column<LimitFlow>()

/** 站内地址能去就原样给出，不能去给 undefined（routes/useReach）。 */
type Reach = (address: string) => string | undefined

const columnsFor = (reach: Reach) => [
  is.code('limitFlowNo', '流水号'),
  is.code('limitNo', '额度编号'),
  is.dict('limitFlowType', '流水类型', 'LIMIT_FLOW_TYPE', { tone: 'plain' }),
  is.money('flowAmount', '发生金额', { sort: true }),
  is.custom(
    'bizNo',
    '关联业务编号',
    ({ bizNo, bizPath }) => {
      const to = bizPath && reach(bizPath)
      return to ? <Link to={to}>{bizNo}</Link> : <Code value={bizNo} />
    },
    { width: 195 },
  ),
  is.money('afterAvailable', '变动后可用'),
  is.instant('flowTime', '发生时间', { sort: true }),
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
        <ExportButton
          fileName="额度流水.xlsx"
          load={(onProgress, signal) => exportLimitFlows(query, transferOptions(onProgress, signal))}
        />
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
