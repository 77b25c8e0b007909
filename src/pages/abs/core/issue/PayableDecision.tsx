import { reviewAbsPayables, useAbsPayableDetail } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { PayableFacts } from '#business/abs/payable/Facts.tsx'
import { PayConfirmButton } from '#business/abs/payable/PayConfirmButton.tsx'
import { payableStakes } from '#business/abs/payable/stakes.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'

/** 应付复核：同意即签署付款确认书，账款对债权人生效（T-APB-03），或驳回（T-APB-04）。 */
export function PayableDecision({
  payableNo,
  queue,
  onClose,
}: {
  payableNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="账款"
      of={{ payableNo }}
      renderExtra={(payable) => <PayConfirmButton payableNo={payable.payableNo} />}
      result={useAbsPayableDetail({ payableNo })}
      action="REVIEW"
      signing={(payable) => ({
        businessType: 'ABS_PAYABLE',
        productType: 'ABS',
        summary: `付款确认：应付${payable.creditorName}`,
        content: [
          ['债权人', payable.creditorName ?? ''],
          ['账款金额', `¥${formatMoney(payable.payableAmount)}`],
          ['应付日期', payable.payableDueDate ?? ''],
        ],
      })}
      stakes={payableStakes}
      send={reviewAbsPayables}
      queue={queue}
      onClose={onClose}
    >
      {(payable) => (
        <>
          {payable.payableStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">同意即签署付款确认书：到期无条件付款，债权人可将账款转让入池</Alert>
          ) : null}
          <PayableFacts payable={payable} />
        </>
      )}
    </DecisionView>
  )
}
