import {
  answerGuaranteeRevokes,
  useGuaranteeRevokeDetail,
} from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { RevokeFacts } from '../../revoke/RevokeFacts.tsx'

/** 受益人答复撤销：同意（T-GRV-03）后送开立机构，拒绝（T-GRV-05）须说明原因。 */
export function RevokeAnswer({ revokeNo, onClose }: { revokeNo: string; onClose: () => void }) {
  return (
    <DecisionView
      name="撤销申请"
      of={{ revokeNo }}
      result={useGuaranteeRevokeDetail({ revokeNo })}
      action="ANSWER"
      decisions={() => [
        ['PASS', '同意撤销'],
        ['REJECT', '拒绝撤销'],
      ]}
      stakes={(application) => ({
        label: '保函金额',
        amount: application.guaranteeAmount,
        from: application.guarantorName,
        to: application.beneficiaryName,
        facts: [['保函到期日', application.guaranteeExpireDate]],
      })}
      send={answerGuaranteeRevokes}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.revokeStatus === 'BENEFICIARY_CONFIRMING' ? (
            <Alert tone="warn">同意后由开立机构审核；保函撤销后不能再索赔。</Alert>
          ) : null}
          <RevokeFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
