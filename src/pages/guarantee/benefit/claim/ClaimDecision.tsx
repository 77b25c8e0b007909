import {
  reviewGuaranteeClaims,
  useGuaranteeClaimDetail,
} from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { ClaimFacts } from './ClaimFacts.tsx'
import { claimSigning } from './claimSigning.ts'

/** 索赔复核：通过即向开立机构交单（T-GCL-03），或驳回（T-GCL-09）。 */
export function ClaimDecision({
  claimNo,
  queue,
  onClose,
}: {
  claimNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="索赔"
      of={{ claimNo }}
      result={useGuaranteeClaimDetail({ claimNo })}
      action="REVIEW"
      signing={(claim) => claimSigning(claim, '保函索赔交单')}
      stakes={(claim) => ({
        label: '索赔金额',
        amount: claim.claimAmount,
        from: claim.issuerOrgName,
        to: claim.beneficiaryName,
        facts: [['保函到期日', claim.guaranteeExpireDate]],
        money: [['可索赔余额', claim.remainAmount]],
      })}
      send={reviewGuaranteeClaims}
      queue={queue}
      onClose={onClose}
    >
      {(claim) => (
        <>
          {claim.claimStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">
              通过即向开立机构交单，机构自次日起 5 个工作日内审单；单据相符即赔付，不符的一次列明全部不符点。
            </Alert>
          ) : null}
          <ClaimFacts claim={claim} />
        </>
      )}
    </DecisionView>
  )
}
