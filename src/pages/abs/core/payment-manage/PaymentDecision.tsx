import { reviewAbsPayments, useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { usePaymentList } from './usePayments.ts'

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
        summary: `支付账款 ${payment.payableNo}，金额 ${formatMoney(payment.paymentAmount)} 元`,
        content: [
          ['收款户名', payment.poolAccountName],
          ['归集账户', payment.poolAccountNo],
          ['本次付款金额', `¥${formatMoney(payment.paymentAmount)}`],
          ['付款日期', payment.paymentDate ?? '--'],
          ['付款账号', payment.payAccountNo ?? '--'],
        ],
      })}
      stakes={(payment) => ({
        label: '本次付款金额',
        amount: payment.paymentAmount,
        to: payment.poolAccountName,
        facts: [['应付日期', payment.payableDueDate]],
        money: [['未付金额', payment.payableRemain]],
      })}
      send={reviewAbsPayments}
      queue={queue}
      onClose={onClose}
    >
      {(payment) => <PaymentFacts payment={payment} />}
    </DecisionView>
  )
}
