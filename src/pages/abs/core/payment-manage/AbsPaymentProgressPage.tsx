import { askAbsPaymentBank, downloadAbsReceipt } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import { absPaymentQueryLabels } from '#api/generated/corp/labels/absPaymentQuery.ts'
import type { AbsPayment, AbsPaymentQuery } from '#api/generated/corp/model/index.ts'
import { useReceipt } from '#business/useReceipt.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { hasMoving, usePayments } from './usePayments.ts'

const PaymentTimeline = lateDialog(() => import('./PaymentTimeline.tsx').then((part) => part.PaymentTimeline))

const filter = filters(absPaymentQueryLabels)
const conditions = [
  filter.text('paymentNo'),
  filter.text('planName'),
  filter.dates('paymentDate'),
  filter.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
]
const defaults: Partial<AbsPaymentQuery> = { stage: 'PROGRESS' }
const is = column(absPaymentLabels)

/** 付款进度：已登记的付款走到哪一步，银行在办时每 30 秒更新，未答复的可查询（T-APM-05 至 08、T-APM-10，账款随之 T-APB-09、10）。 */
export default function AbsPaymentProgressPage() {
  const [view, { paymentNo = '' }, open, close] = useView('timeline')
  const page = useListPage(usePayments, { conditions, defaults })
  const { list } = page
  const receipt = useReceipt(downloadAbsReceipt)
  const ask = useAction((row: AbsPayment) => askAbsPaymentBank(refOf(row, 'paymentNo')), {
    success: '银行已答复，付款结果已更新',
  })
  const columns = [
    is.open('paymentNo', (row) => open('timeline', { paymentNo: row.paymentNo })),
    is.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
    is.text('planName'),
    is.code('payableNo'),
    is.money('paymentAmount', { sort: true, total: true }),
    is.money('receivedAmount'),
    is.date('paymentDate', { sort: true }),
    is.dict('payFailReason', 'PAY_FAIL_REASON', { tone: 'failed' }),
    is.instant('updateTime', { sort: true }),
    is.actions(
      {
        ASK_BANK: ['向银行查询', (row) => void ask.run(row)],
        RECEIPT: ['下载回单', (row) => receipt(row.receiptNos.at(-1))],
      },
      { width: 180 },
    ),
  ]
  return (
    <ListCard
      label="付款进度"
      {...page}
      columns={columns}
      rowKey="paymentNo"
      guidance="还没有已登记的付款"
      above={
        <Alert>
          银行付款窗口为工作日 09:30–16:30，复核通过的付款在付款日期的窗口内发起。
          {hasMoving(list.data) ? '有付款正在银行办理，每 30 秒自动更新。' : ''}
        </Alert>
      }
    >
      {view === 'timeline' ? <PaymentTimeline paymentNo={paymentNo} onClose={close} /> : null}
    </ListCard>
  )
}
