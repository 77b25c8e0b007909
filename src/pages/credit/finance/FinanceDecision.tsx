import {
  reviewFinanceApplications,
  useFinanceApplicationDetail,
} from '#api/generated/corp/finances/finances.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { FinanceFacts } from './FinanceFacts.tsx'
import { financeSigning } from './financeSigning.ts'
import { financeStakes } from './financeStakes.ts'

/** 融资复核：通过即签署融资申请书、送资金方审核（T-FIN-03），驳回放回（T-FIN-04）；报价过期的只能驳回。 */
export function FinanceDecision({
  financeNo,
  queue,
  onClose,
}: {
  financeNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const detail = useFinanceApplicationDetail({ financeNo })
  return (
    <DecisionView
      name="融资申请"
      of={{ financeNo }}
      result={detail}
      action="REVIEW"
      signing={(application) => financeSigning(application, '申请融资')}
      decisions={(application) => (application.passReason ? [['REJECT', '驳回']] : undefined)}
      stakes={financeStakes}
      send={reviewFinanceApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.passReason ? <Alert tone="warn">{application.passReason}</Alert> : null}
          <FinanceFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
