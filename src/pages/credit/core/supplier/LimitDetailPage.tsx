import type { LimitFlowQuery } from '#api/generated/corp/model/index.ts'
import { LimitFlowTable, limitFlowConditions } from '#business/limit/LimitFlowTable.tsx'
import { useListQuery } from '#hooks/useListQuery.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { PageCard } from '#ui/PageCard.tsx'

const defaults: Partial<LimitFlowQuery> = {}

/** 额度占用详情：额度的每一次冻结、占用、释放，可核对、可导出、可到单据（INV-10）。 */
export default function LimitDetailPage() {
  const [query, setQuery] = useListQuery(defaults, limitFlowConditions)
  return (
    <PageCard title={usePageTitle()}>
      <LimitFlowTable query={query} onQuery={setQuery} reach={useReach()} />
    </PageCard>
  )
}
