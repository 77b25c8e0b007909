import {
  reviewWithdrawApplications,
  useWithdrawApplicationDetail,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { formatMoney } from '#domain/money.ts'
import { WithdrawFacts } from './WithdrawFacts.tsx'

/** 撤回复核：通过即注销凭证、释放额度（T-WDR-02），驳回则恢复签收（T-WDR-03）。 */
export function WithdrawDecision({ withdrawNo, onClose }: { withdrawNo: string; onClose: () => void }) {
  return (
    <DecisionView
      description={`撤回申请 ${withdrawNo}`}
      result={useWithdrawApplicationDetail({ withdrawNo })}
      documentNo={withdrawNo}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'ISSUE_WITHDRAW',
        productType: 'CREDIT',
        summary: `撤回凭证 ${application.voucherNo}`,
        content: [
          ['接收方', application.receiverName],
          ['凭证金额', `¥${formatMoney(application.faceAmount)}`],
        ],
      })}
      send={reviewWithdrawApplications}
      onClose={onClose}
    >
      {(application) => <WithdrawFacts application={application} />}
    </DecisionView>
  )
}
