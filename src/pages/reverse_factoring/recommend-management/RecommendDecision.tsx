import { reviewRfRecommends, useRfRecommendDetail } from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { RecommendFacts } from './RecommendFacts.tsx'
import { recommendSigning } from './recommendSigning.ts'

/** 推荐审核：通过即送资金方并告知供应商（T-RRM-03），或驳回（T-RRM-04）。 */
export function RecommendDecision({
  recommendNo,
  queue,
  onClose,
}: {
  recommendNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="供应商推荐"
      of={{ recommendNo }}
      result={useRfRecommendDetail({ recommendNo })}
      action="REVIEW"
      signing={(recommend) => recommendSigning(recommend, '推荐供应商')}
      stakes={({ recommendAmount, supplierName, funderName, recommendExpireDate }) => ({
        label: '建议融资额度',
        amount: recommendAmount,
        from: supplierName,
        to: funderName,
        facts: [['推荐有效期至', recommendExpireDate]],
      })}
      send={reviewRfRecommends}
      queue={queue}
      onClose={onClose}
    >
      {(recommend) => (
        <>
          {recommend.recommendStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">{`通过后推荐送${recommend.funderName}，并告知供应商；供应商仍可自行选择资金方`}</Alert>
          ) : null}
          <RecommendFacts recommend={recommend} />
        </>
      )}
    </DecisionView>
  )
}
