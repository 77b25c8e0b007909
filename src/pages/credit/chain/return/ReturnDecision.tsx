import type { ReturnApplication } from '#api/generated/corp/model/index.ts'
import { reviewReturnApplications, useReturnApplicationDetail } from '#api/generated/corp/returns/returns.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { ReturnFacts } from './ReturnFacts.tsx'

const consequence = ({ returnReason, returnToName }: ReturnApplication) =>
  returnReason === 'RECYCLE_AGREED'
    ? '通过后凭证即由开立方收回并注销，您将不再持有该凭证'
    : `通过后交${returnToName}确认；退回后您将不再持有该凭证`

/** 退回复核：通过则交对方（T-RTN-02），同意回收的就此完成（T-RCY-07），驳回则解冻（T-RTN-03）。 */
export function ReturnDecision({
  returnNo,
  queue,
  onClose,
}: {
  returnNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="退回申请"
      of={{ returnNo }}
      result={useReturnApplicationDetail({ returnNo })}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'RETURN_REVIEW',
        productType: 'CREDIT',
        summary: `${application.returnReason === 'RECYCLE_AGREED' ? '同意回收' : '退回'}凭证 ${application.voucherNo}`,
        content: [
          ['退回对象', application.returnToName],
          ['退回金额', `¥${formatMoney(application.returnAmount)}`],
        ],
      })}
      stakes={(application) => ({
        label: '退回金额',
        amount: application.returnAmount,
        to: application.returnToName,
        facts: [['承诺付款日', application.promisePayDate]],
      })}
      send={reviewReturnApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.returnStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">{consequence(application)}</Alert>
          ) : null}
          <ReturnFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
