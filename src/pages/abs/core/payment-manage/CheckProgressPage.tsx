import { useState } from 'react'
import { exportAbsPayments } from '#api/generated/corp/abs-payments/abs-payments.ts'
import type { AbsPayment, AbsPaymentQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<AbsPaymentQuery>()
const conditions = [
  filter.text('paymentNo', '付款编号'),
  filter.text('planName', '专项计划名称'),
  filter.dict('absCheckStatus', '核对状态', 'ABS_CHECK_STATUS'),
  filter.dates('paymentDate', '付款日期'),
]
const defaults: Partial<AbsPaymentQuery> = { stage: 'CHECK' }
const is = column<AbsPayment>()

/** 核对进度：付款与托管银行到账的核对（T-ACK-01 至 03），存在差异的在最前，经办说明或补付（T-ACK-04）。 */
export default function CheckProgressPage() {
  const [view, { paymentNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePayments, { conditions, defaults })
  const { query } = page
  const [resolving, setResolving] = useState<AbsPayment>()

  if (view === 'detail') return <PaymentDetailView paymentNo={paymentNo} onClose={close} />

  const columns = [
    is.open('paymentNo', '付款编号', (row) => open('detail', { paymentNo: row.paymentNo })),
    is.dict('absCheckStatus', '核对状态', 'ABS_CHECK_STATUS'),
    is.text('planName', '专项计划名称'),
    is.money('paymentAmount', '本次付款金额', { sort: true, total: true }),
    is.money('receivedAmount', '到账金额'),
    is.money('diffAmount', '差异金额'),
    is.text('diffReason', '差异原因'),
    is.date('paymentDate', '付款日期', { sort: true }),
    is.instant('updateTime', '更新时间', { sort: true }),
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
        <ExportButton
          fileName="ABS付款核对.xlsx"
          load={(onProgress, signal) => exportAbsPayments(query, transferOptions(onProgress, signal))}
        />
      }
    >
      {resolving ? <ResolveDiffDrawer payment={resolving} onClose={() => setResolving(undefined)} /> : null}
    </ListCard>
  )
}
