import type { Voucher, VoucherQuery } from '#api/generated/corp/model/index.ts'
import { exportVouchers, usePageVouchers } from '#api/generated/corp/vouchers/vouchers.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { RemainDays } from './RemainDays.tsx'

const VoucherDrawer = lateDialog(() => import('./VoucherDrawer.tsx').then((part) => part.VoucherDrawer))

const filter = filters<VoucherQuery>()
const conditions = [
  filter.text('voucherNo', '凭证编号'),
  filter.text('receiverName', '接收方'),
  filter.money('faceAmount', '凭证金额'),
  filter.dates('promisePayDate', '承诺付款日'),
  filter.dicts('voucherStatuses', '凭证状态', 'VOUCHER_STATUS'),
  filter.dates('cashDueDate', '应付日期'),
  filter.dates('issueDate', '开立日'),
  filter.days('termDays', '期限（天）'),
]
const is = column<Voucher>()

/** 凭证信息查询：本企业开立的凭证及其存续、流转与付款情况。 */
export default function ProductPage() {
  const [view, { voucherNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageVouchers, { conditions })
  const { query } = page
  const columns = [
    is.open('voucherNo', '凭证编号', (row) => open('detail', { voucherNo: row.voucherNo })),
    is.dict('voucherStatus', '凭证状态', 'VOUCHER_STATUS'),
    is.text('receiverName', '接收方'),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.money('outstandingAmount', '未付金额', { sort: true, total: true }),
    is.money('cashedTotal', '已兑付金额'),
    is.date('issueDate', '开立日', { sort: true }),
    is.date('promisePayDate', '承诺付款日', { sort: true }),
    is.custom('remainDays', '剩余天数', (row) => <RemainDays voucher={row} />, { width: 100, align: 'end' }),
    is.number('splitCount', '拆分笔数'),
    is.number('currentMaxLevel', '流转层级'),
  ]
  return (
    <ListCard
      label="凭证"
      {...page}
      columns={columns}
      rowKey="voucherNo"
      guidance="还没有开立过凭证"
      toolbar={
        <ExportButton
          fileName="凭证信息.xlsx"
          load={(onProgress, signal) => exportVouchers(query, transferOptions(onProgress, signal))}
        />
      }
    >
      {view === 'detail' ? <VoucherDrawer voucherNo={voucherNo} onClose={close} /> : null}
    </ListCard>
  )
}
