import { useState } from 'react'
import { exportAbsPayments } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import { absPaymentQueryLabels } from '#api/generated/corp/labels/absPaymentQuery.ts'
import type { AbsPayment, AbsPaymentQuery } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { usePayments } from './usePayments.ts'

const PaymentDetailView = lateView(() => import('./PaymentFacts.tsx').then((part) => part.PaymentDetailView))
const ResolveDiffDrawer = lateDialog(() =>
  import('./ResolveDiffDrawer.tsx').then((part) => part.ResolveDiffDrawer),
)

const filter = filters(absPaymentQueryLabels)
const conditions = [
  filter.text('paymentNo'),
  filter.text('planName'),
  filter.dict('absCheckStatus', 'ABS_CHECK_STATUS'),
  filter.dates('paymentDate'),
]
const defaults: Partial<AbsPaymentQuery> = { stage: 'CHECK' }
const is = column(absPaymentLabels)

/** 核对进度：付款与托管银行到账的核对（T-ACK-01 至 03），存在差异的在最前，经办说明或补付（T-ACK-04）。 */
export default function CheckProgressPage() {
  const [view, { paymentNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePayments, { conditions, defaults })
  const { query } = page
  const [resolving, setResolving] = useState<AbsPayment>()

  if (view === 'detail') return <PaymentDetailView paymentNo={paymentNo} onClose={close} />

  const columns = [
    is.open('paymentNo', (row) => open('detail', { paymentNo: row.paymentNo })),
    is.dict('absCheckStatus', 'ABS_CHECK_STATUS'),
    is.text('planName'),
    is.money('paymentAmount', { sort: true, total: true }),
    is.money('receivedAmount'),
    is.money('diffAmount'),
    is.text('diffReason'),
    is.date('paymentDate', { sort: true }),
    is.instant('updateTime', { sort: true }),
    is.actions({ RESOLVE: ['处理差异', setResolving] }, { width: 110 }),
  ]
  return (
    <ListCard
      label="核对进度"
      {...page}
      columns={columns}
      rowKey="paymentNo"
      guidance="还没有付出的款项"
      toolbar={
        <ExportButton fileName="ABS付款核对.xlsx" load={(transfer) => exportAbsPayments(query, transfer)} />
      }
    >
      {resolving ? <ResolveDiffDrawer payment={resolving} onClose={() => setResolving(undefined)} /> : null}
    </ListCard>
  )
}
