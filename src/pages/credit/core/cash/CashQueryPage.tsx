import { exportCashItems, usePageCashItems } from '#api/generated/corp/cashes/cashes.ts'
import type { CashItem, CashItemQuery } from '#api/generated/corp/model/index.ts'
import { useReceipt } from '#business/useReceipt.ts'
import { formatMoney } from '#domain/money.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const CashDrawer = lateDialog(() => import('./CashDrawer.tsx').then((part) => part.CashDrawer))

const filter = filters<CashItemQuery>()
const conditions = [
  filter.text('cashNo', '兑付编号'),
  filter.text('voucherNo', '凭证编号'),
  filter.text('payeeName', '收款方'),
  filter.dates('cashDueDate', '应付日期'),
  filter.dates('paidDate', '付款日期'),
  filter.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
  filter.dict('cashItemStatus', '明细状态', 'CASH_ITEM_STATUS'),
  filter.dict('payChannel', '付款渠道', 'PAY_CHANNEL'),
  filter.dict('penaltyStatus', '利息状态', 'PENALTY_STATUS'),
]
const is = column<CashItem>()

/** 兑付查询：每一笔付款的去向、结果、逾期利息与电子回单，合计针对当前筛选（INV-22）。 */
export default function CashQueryPage() {
  const [view, { cashNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageCashItems, { conditions })
  const { query, list } = page
  const receipt = useReceipt()
  const summary = list.data?.summary
  const columns = [
    is.open('cashNo', '兑付编号', (row) => open('detail', { cashNo: row.cashNo })),
    is.dict('cashItemStatus', '明细状态', 'CASH_ITEM_STATUS'),
    is.code('voucherNo', '凭证编号'),
    is.text('payeeName', '收款方'),
    is.money('cashAmount', '应付金额', { sort: true }),
    is.date('cashDueDate', '应付日期', { sort: true }),
    is.date('paidDate', '付款日期', { sort: true }),
    is.dict('payChannel', '付款渠道', 'PAY_CHANNEL', { tone: 'plain' }),
    is.dict('payFailReason', '付款失败原因', 'PAY_FAIL_REASON', { tone: 'failed' }),
    is.money('penaltyAmount', '逾期利息'),
    is.dict('penaltyStatus', '利息状态', 'PENALTY_STATUS'),
    is.actions({ RECEIPT: ['下载回单', (row) => receipt(row.receiptNo)] }, { width: 110 }),
  ]
  return (
    <ListCard
      label="兑付明细"
      {...page}
      columns={columns}
      rowKey="cashItemNo"
      guidance="还没有兑付记录"
      toolbar={
        <ExportButton
          fileName="兑付明细.xlsx"
          load={(onProgress, signal) => exportCashItems(query, transferOptions(onProgress, signal))}
        />
      }
      extra={
        <StatGrid label="当前筛选合计" strip>
          <StatTile label="应付金额（元）" value={summary && formatMoney(summary.amount)} />
          <StatTile label="已付金额（元）" value={summary && formatMoney(summary.paidAmount)} />
          <StatTile label="逾期利息（元）" value={summary && formatMoney(summary.penaltyAmount)} />
          <StatTile label="其中未结清（元）" value={summary && formatMoney(summary.penaltyOwedAmount)} />
        </StatGrid>
      }
    >
      {view === 'detail' ? <CashDrawer cashNo={cashNo} onClose={close} /> : null}
    </ListCard>
  )
}
