import {
  useRfRecommendDetail,
  useRfRecommendFormContext,
} from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { RecommendForm } from './RecommendForm.tsx'

/** 新增推荐，或修改草稿与被驳回的（给出 recommendNo）。 */
export function RecommendFormView({ recommendNo, onClose }: { recommendNo?: string; onClose: () => void }) {
  const context = useRfRecommendFormContext()
  const source = useRfRecommendDetail(recommendNo ? { recommendNo } : null)
  return (
    <PageCard
      title={usePageTitle()}
      description={recommendNo ? `修改供应商推荐 ${recommendNo}` : '新增供应商推荐'}
    >
      <Loaded result={context}>
        {(choices) =>
          recommendNo ? (
            <Loaded result={source}>
              {(recommend) => (
                <RecommendForm
                  key={recommend.recommendNo}
                  context={choices}
                  recommend={recommend}
                  onClose={onClose}
                />
              )}
            </Loaded>
          ) : (
            <RecommendForm context={choices} onClose={onClose} />
          )
        }
      </Loaded>
    </PageCard>
  )
}
