import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import {
  downloadFunderBillMonth,
  exportFunderBills,
  usePageFunderBills,
} from '#api/generated/corp/funder-bills/funder-bills.ts'
import { funderBillLabels } from '#api/generated/corp/labels/funderBill.ts'
import { funderBillQueryLabels } from '#api/generated/corp/labels/funderBillQuery.ts'
import { DueDate } from '#business/DueDate.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { BizLink } from '#pages/my/BizLink.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const FunderBillView = lateView(() => import('./FunderBillView.tsx').then((part) => part.FunderBillView))

const MonthDialog = lateDialog(() => import('#pages/my/MonthDialog.tsx').then((part) => part.MonthDialog))

const filter = filters(funderBillQueryLabels)
const conditions = [
  filter.text('funderBillNo'),
  filter.text('funderName'),
  filter.dict('funderBillType', 'FUNDER_BILL_TYPE'),
  filter.dates('funderBillDate'),
  filter.text('bizNo'),
  filter.dict('repayStatus', 'FUNDER_REPAY_STATUS'),
]
const is = column(funderBillLabels)

/** 金融机构账单：资金方与开立机构收取的利息、手续费与罚息，可看计算明细、申请机构开票；保函赔付追偿的可看何时偿还到哪里。 */
export default function FunderBillPage() {
  const [view, { funderBillNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageFunderBills, { conditions })
  const { query } = page
  const [isMonthly, setMonthly] = useState(false)

  if (view === 'detail') return <FunderBillView funderBillNo={funderBillNo} onClose={close} />

  const columns = [
    is.open('funderBillNo', (row) => open('detail', { funderBillNo: row.funderBillNo })),
    is.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
    is.text('funderName'),
    is.dict('funderBillType', 'FUNDER_BILL_TYPE', { tone: 'plain' }),
    is.custom('bizNo', (bill) => <BizLink of={bill} />, { width: 200 }),
    is.money('funderBillAmount', { sort: true }),
    is.date('funderBillDate', { sort: true }),
    is.dict('repayStatus', 'FUNDER_REPAY_STATUS'),
    is.custom('repayDueDate', ({ repayDueDate, overdueDays }) => (
      <DueDate day={repayDueDate} overdueDays={overdueDays} />
    )),
  ]
  return (
    <ListCard
      label="金融机构账单"
      {...page}
      columns={columns}
      rowKey="funderBillNo"
      guidance="还没有金融机构账单，放款计息后这里逐笔列出"
      toolbar={
        <>
          <Button onClick={() => setMonthly(true)}>按月下载</Button>
          <ExportButton
            fileName="金融机构账单.xlsx"
            load={(transfer) => exportFunderBills(query, transfer)}
          />
        </>
      }
    >
      {isMonthly ? (
        <MonthDialog
          title="按月下载金融机构账单"
          hint="一个压缩包：每份账单一个 PDF，另有清单与合计"
          fileName="金融机构账单.zip"
          load={downloadFunderBillMonth}
          onClose={() => setMonthly(false)}
        />
      ) : null}
    </ListCard>
  )
}
