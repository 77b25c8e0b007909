import { useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'

/** 查看一笔 ABS 付款。 */
export function PaymentDetailView({ paymentNo, onClose }: { paymentNo: string; onClose: () => void }) {
  return (
    <DetailView name="付款" of={{ paymentNo }} result={useAbsPaymentDetail({ paymentNo })} onClose={onClose}>
      {(payment) => <PaymentFacts payment={payment} />}
    </DetailView>
  )
}
