import { useGuaranteeClaimDetail } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'

/** 查看一份索赔。 */
export function ClaimDetailView({ claimNo, onClose }: { claimNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`索赔 ${claimNo}`}
      result={useGuaranteeClaimDetail({ claimNo })}
      onClose={onClose}
    >
      {(claim) => <ClaimFacts claim={claim} />}
    </DetailView>
  )
}
