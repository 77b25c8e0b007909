import { reviewGuarantees, useGuaranteeDetail } from '#api/generated/corp/guarantees/guarantees.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { GuaranteeFacts } from './GuaranteeFacts.tsx'
import { guaranteeSigning } from './guaranteeSigning.ts'
import { guaranteeStakes } from './guaranteeStakes.ts'

interface GuaranteeDecisionProps {
  guaranteeApplyNo: string
  queue?: DecisionQueue
  onClose: () => void
}

/** 保函复核：通过即签署保函开立申请书、送开立机构（T-GUA-03），驳回放回额度（T-GUA-04）。 */
export function GuaranteeDecision({ guaranteeApplyNo, queue, onClose }: GuaranteeDecisionProps) {
  return (
    <DecisionView
      name="保函申请"
      of={{ guaranteeApplyNo }}
      result={useGuaranteeDetail({ guaranteeApplyNo })}
      action="REVIEW"
      signing={(guarantee) => guaranteeSigning(guarantee, '申请开立保函')}
      stakes={guaranteeStakes}
      send={reviewGuarantees}
      queue={queue}
      onClose={onClose}
    >
      {(guarantee) => <GuaranteeFacts guarantee={guarantee} />}
    </DecisionView>
  )
}
