import { exportAbsAssets, usePageAbsAssets } from '#api/generated/corp/abs-reports/abs-reports.ts'
import type { AbsAssetQuery, AbsPayable } from '#api/generated/corp/model/index.ts'
import { DueDate } from '#business/DueDate.tsx'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<AbsAssetQuery>()
const conditions = [
  filter.text('planName', '专项计划名称'),
  filter.text('creditorName', '债权人'),
  filter.text('debtorName', '债务人'),
  filter.dates('payableDueDate', '应付日期'),
  filter.dict('payableStatus', '应付状态', 'PAYABLE_STATUS'),
]
const is = column<AbsPayable>()
const columnsFor = (onOpen: (payableNo: string) => void) => [
  is.text('planName', '专项计划名称'),
  is.dict('payableStatus', '应付状态', 'PAYABLE_STATUS'),
  is.open('payableNo', '账款编号', (row) => onOpen(row.payableNo)),
  is.text('debtorName', '债务人'),
  is.text('creditorName', '债权人'),
  is.money('payableAmount', '账款金额', { sort: true, total: true }),
  is.money('transferPrice', '转让价款'),
  is.custom(
    'payableDueDate',
    '应付日期',
    (row) => <DueDate day={row.payableDueDate} overdueDays={row.overdueDays} />,
    { width: 180, sort: true },
  ),
  is.money('payableRemain', '未付金额'),
  is.code('registerNo', '登记证明编号'),
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
        <ExportButton
          fileName="资产明细.xlsx"
          load={(onProgress, signal) => exportAbsAssets(query, transferOptions(onProgress, signal))}
        />
      }
    />
  )
}
