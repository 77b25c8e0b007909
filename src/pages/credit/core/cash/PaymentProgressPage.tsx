import { useNavigate } from 'react-router-dom'
import { askPaymentBank } from '#api/generated/corp/cashes/cashes.ts'
import { paymentProgressLabels } from '#api/generated/corp/labels/paymentProgress.ts'
import { paymentProgressQueryLabels } from '#api/generated/corp/labels/paymentProgressQuery.ts'
import type { PaymentProgress } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { CashNotices } from './CashNotices.tsx'
import { isPaying, usePaymentProgress } from './usePaymentProgress.ts'

const PaymentDrawer = lateDialog(() => import('./PaymentDrawer.tsx').then((part) => part.PaymentDrawer))

const filter = filters(paymentProgressQueryLabels)
const conditions = [
  filter.text('cashNo'),
  filter.text('aheadNo'),
  filter.text('payInstructionNo'),
  filter.dates('cashDueDate'),
  filter.dict('cashStatus', 'CASH_STATUS'),
  filter.dict('paymentKind', 'PAYMENT_KIND'),
]
const is = column(paymentProgressLabels)

/** 付款进度查询：兑付与提前兑付的支付指令，付款处理中每 30 秒更新，失败的可重新发起，银行未答复的可查询、可登记（T-CSH-06…11、T-CSH-15、T-AHD-07…11）。 */
export default function PaymentProgressPage() {
  const [view, { cashNo, aheadNo }, open, close] = useView('timeline')
  const page = useListPage(usePaymentProgress, { conditions })
  const { list } = page
  const timeline = (row: PaymentProgress) =>
    open('timeline', row.aheadNo ? { aheadNo: row.aheadNo } : { cashNo: row.cashNo })
  const navigate = useNavigate()
  const ask = useAction((row: PaymentProgress) => askPaymentBank(refOf(row, 'documentNo')), {
    success: '银行已答复，付款结果已更新',
  })
  const register = ({ cashNo: no = '' }: PaymentProgress) =>
    void navigate(href(credit.coreCashCheck, { view: 'register', cashNo: no }))
  const columns = [
    is.open('documentNo', timeline, { title: '兑付编号' }),
    is.dict('cashStatus', 'CASH_STATUS'),
    is.code('payInstructionNo'),
    is.derived('kind', '付款类别', (row) => (row.aheadNo ? '提前兑付' : '到期兑付'), { width: 100 }),
    is.date('cashDueDate', { sort: true }),
    is.money('cashTotalAmount', { sort: true, total: true }),
    is.money('paidAmount'),
    is.money('unpaidAmount'),
    is.dict('payFailReason', 'PAY_FAIL_REASON', { tone: 'failed' }),
    is.instant('updateTime', { sort: true }),
    is.actions(
      {
        ASK_BANK: ['向银行查询', (row) => void ask.run(row)],
        REGISTER: ['登记付款', register],
        RETRY: ['失败重发', timeline],
        TIMELINE: ['查看时间线', timeline],
      },
      { width: 264 },
    ),
  ]
  return (
    <ListCard
      label="付款进度"
      {...page}
      columns={columns}
      rowKey="documentNo"
      guidance="还没有已批准的付款"
      above={
        <CashNotices
          note={`银行付款窗口为工作日 09:30–16:30，窗口之外批准的指令在下一个窗口发送。${isPaying(list.data) ? '有指令付款处理中，每 30 秒自动更新。' : ''}`}
        />
      }
    >
      {view === 'timeline' ? <PaymentDrawer cashNo={cashNo} aheadNo={aheadNo} onClose={close} /> : null}
    </ListCard>
  )
}
