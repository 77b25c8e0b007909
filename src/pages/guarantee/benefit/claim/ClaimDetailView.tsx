import { useGuaranteeClaimDetail } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'

/** 一份索赔：内容与经过。 */
export function ClaimDetailView({ claimNo, onClose }: { claimNo: string; onClose: () => void }) {
  return (
    <DocumentView name="索赔" useDetail={useGuaranteeClaimDetail} of={{ claimNo }} onClose={onClose}>
      {(claim) => <ClaimFacts claim={claim} />}
    </DocumentView>
  )
}
