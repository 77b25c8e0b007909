import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { platformBillLabels } from '#api/generated/corp/labels/platformBill.ts'
import { platformBillQueryLabels } from '#api/generated/corp/labels/platformBillQuery.ts'
import type { BatchOutcome, PlatformBill } from '#api/generated/corp/model/index.ts'
import {
  applyBillInvoices,
  applyBillRedFlush,
  askBillBank,
  downloadBillMonth,
  exportPlatformBills,
  usePagePlatformBills,
} from '#api/generated/corp/platform-bills/platform-bills.ts'
import { refOf } from '#domain/documentRef.ts'
import { feedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { BizLink } from '#pages/my/BizLink.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'
import { usePaySelection } from './usePaySelection.tsx'

const BillDetailView = lateView(() => import('./BillFacts.tsx').then((part) => part.BillDetailView))
const PayDrawer = lateDialog(() => import('./PayDrawer.tsx').then((part) => part.PayDrawer))
const RedFlushDrawer = lateDialog(() =>
  import('#business/RedFlushDrawer.tsx').then((part) => part.RedFlushDrawer),
)
const BatchResult = lateDialog(() =>
  import('#business/approval/BatchResult.tsx').then((part) => part.BatchResult),
)

const MonthDialog = lateDialog(() => import('#pages/my/MonthDialog.tsx').then((part) => part.MonthDialog))

const filter = filters(platformBillQueryLabels)
const conditions = [
  filter.text('billNo'),
  filter.dict('feeType', 'FEE_TYPE'),
  filter.months('billPeriod'),
  filter.dict('billStatus', 'BILL_STATUS'),
  filter.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
]
const is = column(platformBillLabels)

/** 平台账单：缴费、批量缴费、申请开票与红冲、下载发票，银行未答复的可查询（T-BIL-02、07，T-BIV-01、04）。 */
export default function BillPage() {
  const [view, { billNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePagePlatformBills, { conditions })
  const { query } = page
  const [paying, setPaying] = useState<readonly PlatformBill[]>([])
  const [flushing, setFlushing] = useState<PlatformBill>()
  const [isMonthly, setMonthly] = useState(false)
  const [outcome, setOutcome] = useState<BatchOutcome>()
  /** 一份办成的只提示一句，几份或没有办成的逐份列出（MC-7） */
  const show = (result: BatchOutcome) => {
    const [first, second] = result.results
    if (first?.success && !second) feedback.success(first.message)
    else setOutcome(result)
  }
  const { selection, clear } = usePaySelection(page, setPaying)
  const invoice = useAction((row: PlatformBill) => applyBillInvoices({ items: [refOf(row, 'billNo')] }), {
    ask: (row) => ({
      title: '申请开票',
      content: `按已生效的开票信息为账单 ${row.billNo} 开票？`,
      ok: '申请开票',
    }),
    onDone: show,
  })
  const ask = useAction((row: PlatformBill) => askBillBank(refOf(row, 'billNo')), {
    success: '银行已答复，缴费结果已更新',
  })

  if (view === 'detail') return <BillDetailView billNo={billNo} onClose={close} />

  const columns = [
    is.open('billNo', (row) => open('detail', { billNo: row.billNo })),
    is.dict('billStatus', 'BILL_STATUS'),
    is.dict('feeType', 'FEE_TYPE', { tone: 'plain' }),
    is.money('billAmount', { sort: true }),
    is.date('billDueDate', { sort: true }),
    is.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
    is.custom('bizNo', (bill) => <BizLink of={bill} />, { width: 195 }),
    is.custom('billPeriod', ({ billPeriod }) => billPeriod, { width: 90 }),
    is.money('billTaxAmount'),
    is.text('billFormula', { title: '计算公式' }),
    is.instant('payTime'),
    is.custom('invoiceNo', (bill) => <InvoiceLink bill={bill} />, { title: '发票', width: 190 }),
    is.actions(
      {
        PAY: ['缴费', (row) => setPaying([row])],
        ASK_BANK: ['向银行查询', (row) => void ask.run(row)],
        INVOICE: ['申请开票', (row) => void invoice.run(row)],
        RED_FLUSH: ['申请红冲', setFlushing],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="平台账单"
      {...page}
      columns={columns}
      rowKey="billNo"
      selection={selection}
      guidance="还没有平台账单，产生服务费后这里逐笔列出"
      toolbar={
        <>
          <Button onClick={() => setMonthly(true)}>按月对账单</Button>
          <ExportButton fileName="平台账单.xlsx" load={(transfer) => exportPlatformBills(query, transfer)} />
        </>
      }
    >
      {paying.length > 0 ? (
        <PayDrawer
          bills={paying}
          onDone={(result) => {
            setPaying([])
            clear()
            show(result)
          }}
          onClose={() => setPaying([])}
        />
      ) : null}
      {flushing ? (
        <RedFlushDrawer
          title="申请红冲"
          label="申请红冲"
          warning={`发票 ${flushing.invoiceNo} 红冲后作废；已入账、已抵扣的请先按税务规定处理`}
          send={(redFlushReason) =>
            applyBillRedFlush({ billNo: flushing.billNo, version: flushing.version, redFlushReason })
          }
          success="已申请红冲"
          onClose={() => setFlushing(undefined)}
        />
      ) : null}
      {isMonthly ? (
        <MonthDialog
          title="按月下载对账单"
          hint="一份 Excel：期初未缴、逐笔出账与缴费、期末未缴"
          fileName="平台账单对账单.xlsx"
          load={downloadBillMonth}
          onClose={() => setMonthly(false)}
        />
      ) : null}
      {outcome ? <BatchResult outcome={outcome} onClose={() => setOutcome(undefined)} /> : null}
    </ListCard>
  )
}
