import {
  useRfRecommendDetail,
  useRfRecommendFormContext,
} from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { RecommendFacts } from './RecommendFacts.tsx'
import { RecommendForm } from './RecommendForm.tsx'

/** 新增推荐，或修改草稿与被驳回的（给出 recommendNo）。 */
export function RecommendFormView({ recommendNo, onClose }: { recommendNo?: string; onClose: () => void }) {
  const context = useRfRecommendFormContext()
  const source = useRfRecommendDetail(recommendNo ? { recommendNo } : null)
  return (
    <PageCard description={recommendNo ? `修改供应商推荐 ${recommendNo}` : '新增供应商推荐'}>
      <QueryState result={context}>
        {(choices) =>
          recommendNo ? (
            <QueryState result={source}>
              {(recommend) => (
                <EditGate
                  key={recommend.recommendNo}
                  of={recommend}
                  facts={<RecommendFacts recommend={recommend} />}
                >
                  {(editing) => <RecommendForm context={choices} recommend={editing} onClose={onClose} />}
                </EditGate>
              )}
            </QueryState>
          ) : (
            <RecommendForm context={choices} onClose={onClose} />
          )
        }
      </QueryState>
    </PageCard>
  )
}
