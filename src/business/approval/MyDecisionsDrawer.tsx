import { usePageMyDecisions } from '#api/generated/corp/documents/documents.ts'
import { myDecisionQueryLabels } from '#api/generated/corp/labels/myDecisionQuery.ts'
import type { MyDecisionQuery } from '#api/generated/corp/model/index.ts'
import { useOwnQuery } from '#hooks/useOwnQuery.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { decisionColumns } from './decisionColumns.ts'

const filter = filters(myDecisionQueryLabels)
const conditions = [
  filter.text('documentNo'),
  filter.dates('decidedTime'),
  filter.dict('result', 'AUDIT_RESULT', { label: '结果' }),
]

/** 我对一种单据做过的决定：通过、驳回了哪些，什么时候，为什么。 */
export function MyDecisionsDrawer({ of, onClose }: { of: string; onClose: () => void }) {
  const [query, onQuery] = useOwnQuery<MyDecisionQuery>({
    pageCond: { pageNo: 1, pageSize: 10 },
    documentKind: of,
  })
  return (
    <Drawer title="我办过的" width={960} onClose={onClose}>
      <ListBlock
        label="我办过的"
        conditions={conditions}
        query={query}
        onQuery={onQuery}
        list={usePageMyDecisions(query)}
        columns={decisionColumns}
        rowKey="decisionId"
        guidance="还没有审核过这种单据"
      />
    </Drawer>
  )
}
