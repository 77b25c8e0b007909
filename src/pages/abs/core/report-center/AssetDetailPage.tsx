import { exportAbsAssets, usePageAbsAssets } from '#api/generated/corp/abs-reports/abs-reports.ts'
import { absAssetQueryLabels } from '#api/generated/corp/labels/absAssetQuery.ts'
import { absPayableLabels } from '#api/generated/corp/labels/absPayable.ts'
import { DueDate } from '#business/DueDate.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const PayableDetailView = lateView(() =>
  import('#business/abs/payable/DetailView.tsx').then((part) => part.PayableDetailView),
)

const filter = filters(absAssetQueryLabels)
const conditions = [
  filter.text('planName'),
  filter.text('creditorName'),
  filter.text('debtorName'),
  filter.dates('payableDueDate'),
  filter.dict('payableStatus', 'PAYABLE_STATUS'),
]
const is = column(absPayableLabels)
const columnsFor = (onOpen: (payableNo: string) => void) => [
  is.text('planName'),
  is.dict('payableStatus', 'PAYABLE_STATUS'),
  is.open('payableNo', (row) => onOpen(row.payableNo)),
  is.text('debtorName'),
  is.text('creditorName'),
  is.money('payableAmount', { sort: true, total: true }),
  is.money('transferPrice'),
  is.custom('payableDueDate', (row) => <DueDate day={row.payableDueDate} overdueDays={row.overdueDays} />, {
    width: 180,
    sort: true,
  }),
  is.money('payableRemain'),
  is.code('registerNo'),
]

/** 资产明细：每一笔入池账款与它的付款情况；集团总部连同成员企业的。 */
export default function AssetDetailPage() {
  const [view, { payableNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageAbsAssets, { conditions })
  const { query } = page
  if (view === 'detail') return <PayableDetailView payableNo={payableNo} onClose={close} />
  return (
    <ListCard
      label="入池资产"
      {...page}
      columns={columnsFor((no) => open('detail', { payableNo: no }))}
      rowKey="payableNo"
      guidance="还没有入池资产。债权人转让的账款封包入池后出现在这里"
      toolbar={
        <ExportButton fileName="资产明细.xlsx" load={(transfer) => exportAbsAssets(query, transfer)} />
      }
    />
  )
}
