import { useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { DetailView } from '#ui/DetailView.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'

/** 查看一笔 ABS 付款。 */
export function PaymentDetailView({ paymentNo, onClose }: { paymentNo: string; onClose: () => void }) {
  return (
    <DetailView
      title={usePageTitle()}
      description={`付款 ${paymentNo}`}
      result={useAbsPaymentDetail({ paymentNo })}
      onClose={onClose}
    >
      {(payment) => <PaymentFacts payment={payment} />}
    </DetailView>
  )
}
