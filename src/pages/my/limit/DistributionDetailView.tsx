import { useLimitDistributionDetail } from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { DistributionFacts } from './DistributionFacts.tsx'

/** 查看一份额度分配。 */
export function DistributionDetailView({
  distributeNo,
  onClose,
}: {
  distributeNo: string
  onClose: () => void
}) {
  return (
    <DetailView
      description={`额度分配 ${distributeNo}`}
      result={useLimitDistributionDetail({ distributeNo })}
      onClose={onClose}
    >
      {(distribution) => <DistributionFacts distribution={distribution} />}
    </DetailView>
  )
}
