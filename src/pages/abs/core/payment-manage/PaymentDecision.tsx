import { reviewAbsPayments, useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { compare, formatMoney, subtract, yuan } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { usePaymentList } from './usePayments.ts'

/** 付过之后还欠多少；付清的没有。 */
const leftOf = ({ paymentAmount, payableRemain }: AbsPayment): string | undefined =>
  paymentAmount && compare(paymentAmount, payableRemain) < 0
    ? subtract(payableRemain, paymentAmount)
    : undefined

interface PaymentDecisionProps {
  paymentNo: string
  /** 办完接着办下一笔 */
  onOpen: (paymentNo: string) => void
  onClose: () => void
}

/** 付款登记复核：通过后到付款日付往归集账户（T-APM-03），或驳回（T-APM-04）。 */
export function PaymentDecision({ paymentNo, onOpen, onClose }: PaymentDecisionProps) {
  const queue = useDecisionQueue(usePaymentList(), {
    rowKey: 'paymentNo',
    action: 'REVIEW',
    current: paymentNo,
    open: onOpen,
  })
  return (
    <DecisionView
      name="付款"
      of={{ paymentNo }}
      result={useAbsPaymentDetail({ paymentNo })}
      action="REVIEW"
      signing={(payment) => ({
        businessType: 'ABS_PAYMENT',
        productType: 'ABS',
        summary: `支付账款 ${payment.payableNo}，金额 ${yuan(payment.paymentAmount)}`,
        content: [
          ['收款户名', payment.poolAccountName],
          ['归集账户', payment.poolAccountNo],
          ['本次付款金额', `¥${formatMoney(payment.paymentAmount)}`],
          ...(leftOf(payment) ? ([['部分付款', `尚欠 ¥${formatMoney(leftOf(payment))}`]] as const) : []),
          ['付款日期', payment.paymentDate ?? NO_VALUE],
          ['付款账号', payment.payAccountNo ?? NO_VALUE],
        ],
      })}
      stakes={(payment) => ({
        label: '本次付款金额',
        amount: payment.paymentAmount,
        to: payment.poolAccountName,
        facts: [
          ['付款账号', payment.payAccountNo],
          ['归集账户', payment.poolAccountNo],
          ['付款日期', payment.paymentDate],
          ['应付日期', payment.payableDueDate],
        ],
        money: [
          ['未付金额', payment.payableRemain],
          ['付后尚欠', leftOf(payment)],
        ],
      })}
      send={reviewAbsPayments}
      queue={queue}
      onClose={onClose}
    >
      {(payment) => (
        <>
          {leftOf(payment) ? <Alert tone="warn">{`部分付款，尚欠 ${yuan(leftOf(payment))}`}</Alert> : null}
          <PaymentFacts payment={payment} />
        </>
      )}
    </DecisionView>
  )
}
