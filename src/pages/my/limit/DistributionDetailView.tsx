import { useLimitDistributionDetail } from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { DistributionFacts } from './DistributionFacts.tsx'

interface DistributionDetailViewProps {
  distributeNo: string
  onClose: () => void
}

/** 查看一份额度分配。 */
export function DistributionDetailView({ distributeNo, onClose }: DistributionDetailViewProps) {
  return (
    <DocumentView
      name="额度分配"
      useDetail={useLimitDistributionDetail}
      of={{ distributeNo }}
      onClose={onClose}
    >
      {(distribution) => <DistributionFacts distribution={distribution} />}
    </DocumentView>
  )
}
