import { voucherLabels } from '#api/generated/corp/labels/voucher.ts'
import { voucherQueryLabels } from '#api/generated/corp/labels/voucherQuery.ts'
import { exportVouchers, usePageVouchers } from '#api/generated/corp/vouchers/vouchers.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { RemainDays } from './RemainDays.tsx'

const VoucherDrawer = lateDialog(() => import('./VoucherDrawer.tsx').then((part) => part.VoucherDrawer))

const filter = filters(voucherQueryLabels)
const conditions = [
  filter.text('voucherNo'),
  filter.text('receiverName'),
  filter.money('faceAmount'),
  filter.dates('promisePayDate'),
  filter.dicts('voucherStatuses', 'VOUCHER_STATUS'),
  filter.dates('cashDueDate'),
  filter.dates('issueDate'),
  filter.days('termDays', { label: '期限（天）' }),
]
const is = column(voucherLabels)

/** 凭证信息查询：本企业开立的凭证及其存续、流转与付款情况。 */
export default function ProductPage() {
  const [view, { voucherNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageVouchers, { conditions })
  const { query } = page
  const columns = [
    is.open('voucherNo', (row) => open('detail', { voucherNo: row.voucherNo })),
    is.dict('voucherStatus', 'VOUCHER_STATUS'),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.money('outstandingAmount', { sort: true, total: true }),
    is.money('cashedTotal'),
    is.date('issueDate', { sort: true }),
    is.date('promisePayDate', { sort: true }),
    is.custom('remainDays', (row) => <RemainDays voucher={row} />, { width: 100, align: 'end' }),
    is.number('splitCount'),
    is.number('currentMaxLevel', { title: '流转层级' }),
  ]
  return (
    <ListCard
      label="凭证"
      {...page}
      columns={columns}
      rowKey="voucherNo"
      guidance="还没有开立过凭证"
      toolbar={<ExportButton fileName="凭证信息.xlsx" load={(transfer) => exportVouchers(query, transfer)} />}
    >
      {view === 'detail' ? <VoucherDrawer voucherNo={voucherNo} onClose={close} /> : null}
    </ListCard>
  )
}
