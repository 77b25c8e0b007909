import {
  reviewGuaranteeRevokes,
  useGuaranteeRevokeDetail,
} from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import type { GuaranteeRevoke } from '#api/generated/corp/model/index.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { RevokeFacts } from './RevokeFacts.tsx'

const consequence = ({ consentRequired, beneficiaryName }: GuaranteeRevoke) =>
  consentRequired
    ? `通过后请${beneficiaryName}确认，再由开立机构同意；保函撤销后额度恢复`
    : '尚未开标，通过后直接送开立机构；机构同意后保函撤销、额度恢复'

/** 保函撤销复核：通过（T-GRV-02）或驳回（T-GRV-05）。 */
export function RevokeDecision({
  revokeNo,
  queue,
  onClose,
}: {
  revokeNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="撤销申请"
      of={{ revokeNo }}
      result={useGuaranteeRevokeDetail({ revokeNo })}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'GUARANTEE_REVOKE',
        productType: 'GUARANTEE',
        summary: `撤销保函 ${application.guaranteeNo}`,
        content: [
          ['受益人', application.beneficiaryName],
          ['保函金额', `¥${formatMoney(application.guaranteeAmount)}`],
          ['应退保函费', `¥${formatMoney(application.refundFee)}`],
        ],
      })}
      stakes={(application) => ({
        label: '保函金额',
        amount: application.guaranteeAmount,
        from: application.guarantorName,
        to: application.beneficiaryName,
        facts: [['保函到期日', application.guaranteeExpireDate]],
        money: [['应退保函费', application.refundFee]],
      })}
      send={reviewGuaranteeRevokes}
      queue={queue}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.revokeStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">{consequence(application)}</Alert>
          ) : null}
          <RevokeFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
