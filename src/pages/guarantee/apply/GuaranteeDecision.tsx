import { reviewGuarantees, useGuaranteeDetail } from '#api/generated/corp/guarantees/guarantees.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { GuaranteeFacts } from './GuaranteeFacts.tsx'
import { guaranteeSigning } from './guaranteeSigning.ts'

interface GuaranteeDecisionProps {
  guaranteeApplyNo: string
  onClose: () => void
}

/** 保函复核：通过即签署保函开立申请书、送开立机构（T-GUA-03），驳回放回额度（T-GUA-04）。 */
export function GuaranteeDecision({ guaranteeApplyNo, onClose }: GuaranteeDecisionProps) {
  return (
    <DecisionView
      description={`保函申请 ${guaranteeApplyNo}`}
      result={useGuaranteeDetail({ guaranteeApplyNo })}
      documentNo={guaranteeApplyNo}
      action="REVIEW"
      signing={(guarantee) => guaranteeSigning(guarantee, '申请开立保函')}
      send={reviewGuarantees}
      onClose={onClose}
    >
      {(guarantee) => <GuaranteeFacts guarantee={guarantee} />}
    </DecisionView>
  )
}
