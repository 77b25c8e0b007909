import { useNavigate } from 'react-router-dom'
import { exportAbsReceivables, usePageAbsReceivables } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { absPayableLabels } from '#api/generated/corp/labels/absPayable.ts'
import { absReceivableQueryLabels } from '#api/generated/corp/labels/absReceivableQuery.ts'
import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { PayConfirmNo } from '#business/abs/payable/PayConfirmNo.tsx'
import { usePayConfirm } from '#business/abs/payable/usePayConfirm.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const PayableDetailView = lateView(() =>
  import('#business/abs/payable/DetailView.tsx').then((part) => part.PayableDetailView),
)

const filter = filters(absReceivableQueryLabels)
const conditions = [
  filter.text('payableNo'),
  filter.text('debtorName'),
  filter.money('payableAmount'),
  filter.dates('payableDueDate'),
  filter.dict('receivableStatus', 'RECEIVABLE_STATUS'),
]
const is = column(absPayableLabels)

/** 应收账款查询：债务人已确认的账款，能转让的从这里申请转让。 */
export default function ReceivableQueryPage() {
  const [view, { payableNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageAbsReceivables, { conditions })
  const { query } = page
  const confirmation = usePayConfirm()
  const navigate = useNavigate()

  if (view === 'detail') return <PayableDetailView payableNo={payableNo} onClose={close} />

  const transfer = (row: AbsPayable) =>
    void navigate(href(abs.chainTransferApply, { view: 'create', payableNo: row.payableNo }))
  const columns = [
    is.open('payableNo', (row) => open('detail', { payableNo: row.payableNo })),
    is.dict('receivableStatus', 'RECEIVABLE_STATUS'),
    is.custom('payConfirmNo', (row) => <PayConfirmNo payable={row} onShow={confirmation.show} />, {
      width: 200,
    }),
    is.text('debtorName'),
    is.money('payableAmount', { sort: true, total: true }),
    is.date('payConfirmDate'),
    is.date('payableDueDate', { sort: true }),
    is.number('remainDays'),
    is.money('transferPrice'),
    is.actions({ TRANSFER: ['申请转让', transfer] }, { width: 110 }),
  ]
  return (
    <ListCard
      label="应收账款"
      {...page}
      columns={columns}
      rowKey="payableNo"
      guidance="还没有应收账款。债务人录入并确认应付之后，账款才会出现在这里"
      toolbar={
        <>
          <ExportButton fileName="应收账款.xlsx" load={(options) => exportAbsReceivables(query, options)} />
          {confirmation.element}
        </>
      }
    />
  )
}
