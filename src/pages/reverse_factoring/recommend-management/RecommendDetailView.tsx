import { useRfRecommendDetail } from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { RecommendFacts } from './RecommendFacts.tsx'

/** 查看一份供应商推荐。 */
export function RecommendDetailView({ recommendNo, onClose }: { recommendNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`供应商推荐 ${recommendNo}`}
      result={useRfRecommendDetail({ recommendNo })}
      onClose={onClose}
    >
      {(recommend) => <RecommendFacts recommend={recommend} />}
    </DetailView>
  )
}
