import { useNavigate } from 'react-router-dom'
import { askPaymentBank } from '#api/generated/corp/cashes/cashes.ts'
import type { PaymentProgress, PaymentProgressQuery } from '#api/generated/corp/model/index.ts'
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

const filter = filters<PaymentProgressQuery>()
const conditions = [
  filter.text('cashNo', '兑付编号'),
  filter.text('aheadNo', '提前兑付编号'),
  filter.text('payInstructionNo', '支付指令号'),
  filter.dates('cashDueDate', '应付日期'),
  filter.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
  filter.dict('paymentKind', '付款类别', 'PAYMENT_KIND'),
]
const is = column<PaymentProgress>()

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
    is.open('documentNo', '兑付编号', timeline),
    is.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
    is.code('payInstructionNo', '支付指令号'),
    is.custom('kind', '付款类别', (row) => (row.aheadNo ? '提前兑付' : '到期兑付'), { width: 100 }),
    is.date('cashDueDate', '应付日期', { sort: true }),
    is.money('cashTotalAmount', '应付总额', { sort: true, total: true }),
    is.money('paidAmount', '已付金额'),
    is.money('unpaidAmount', '未付金额'),
    is.dict('payFailReason', '付款失败原因', 'PAY_FAIL_REASON', { tone: 'failed' }),
    is.instant('updateTime', '更新时间', { sort: true }),
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
