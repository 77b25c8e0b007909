import {
  reviewWithdrawApplications,
  useWithdrawApplicationDetail,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { WithdrawFacts } from './WithdrawFacts.tsx'

/** 撤回复核：通过即注销凭证、释放额度（T-WDR-02），驳回则恢复签收（T-WDR-03）。 */
export function WithdrawDecision({
  withdrawNo,
  queue,
  onClose,
}: {
  withdrawNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="撤回申请"
      of={{ withdrawNo }}
      result={useWithdrawApplicationDetail({ withdrawNo })}
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
      stakes={(application) => ({
        label: '撤回的凭证金额',
        amount: application.faceAmount,
        to: application.receiverName,
        facts: [
          ['开立日', application.issueDate],
          ['承诺付款日', application.promisePayDate],
        ],
      })}
      send={reviewWithdrawApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => <WithdrawFacts application={application} />}
    </DecisionView>
  )
}
