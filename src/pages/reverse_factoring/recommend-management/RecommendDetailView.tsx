import { useRfRecommendDetail } from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { RecommendFacts } from './RecommendFacts.tsx'

/** 查看一份供应商推荐。 */
export function RecommendDetailView({ recommendNo, onClose }: { recommendNo: string; onClose: () => void }) {
  return (
    <DocumentView name="供应商推荐" useDetail={useRfRecommendDetail} of={{ recommendNo }} onClose={onClose}>
      {(recommend) => <RecommendFacts recommend={recommend} />}
    </DocumentView>
  )
}
