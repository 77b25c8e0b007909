import {
  reviewFinanceApplications,
  useFinanceApplicationDetail,
} from '#api/generated/corp/finances/finances.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { FinanceFacts } from '#business/credit/finance/Facts.tsx'
import { financeSigning } from '#business/credit/finance/signing.ts'
import { financeStakes } from '#business/credit/finance/stakes.ts'
import { Alert } from '#ui/display/Alert.tsx'

/** 融资复核：通过即签署融资申请书、送资金方审核（T-FIN-03），驳回放回（T-FIN-04）；报价过期的只能驳回。 */
export function FinanceDecision({
  financeNo,
  packageHref,
  queue,
  onClose,
}: {
  financeNo: string
  /** 资料包的详情在哪里 */
  packageHref: (packageNo: string) => string
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
          <FinanceFacts application={application} packageHref={packageHref} />
        </>
      )}
    </DecisionView>
  )
}
