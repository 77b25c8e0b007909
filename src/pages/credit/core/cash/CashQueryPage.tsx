import { exportCashItems, usePageCashItems } from '#api/generated/corp/cashes/cashes.ts'
import { cashItemLabels } from '#api/generated/corp/labels/cashItem.ts'
import { cashItemQueryLabels } from '#api/generated/corp/labels/cashItemQuery.ts'
import { useReceipt } from '#business/useReceipt.ts'
import { formatMoney } from '#domain/money.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const CashDrawer = lateDialog(() => import('./CashDrawer.tsx').then((part) => part.CashDrawer))

const filter = filters(cashItemQueryLabels)
const conditions = [
  filter.text('cashNo'),
  filter.text('voucherNo'),
  filter.text('payeeName'),
  filter.dates('cashDueDate'),
  filter.dates('paidDate'),
  filter.dict('cashStatus', 'CASH_STATUS'),
  filter.dict('cashItemStatus', 'CASH_ITEM_STATUS'),
  filter.dict('payChannel', 'PAY_CHANNEL'),
  filter.dict('penaltyStatus', 'PENALTY_STATUS'),
]
const is = column(cashItemLabels)

/** 兑付查询：每一笔付款的去向、结果、逾期利息与电子回单，合计针对当前筛选（INV-22）。 */
export default function CashQueryPage() {
  const [view, { cashNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageCashItems, { conditions })
  const { query, list } = page
  const receipt = useReceipt()
  const summary = list.data?.summary
  const columns = [
    is.open('cashNo', (row) => open('detail', { cashNo: row.cashNo })),
    is.dict('cashItemStatus', 'CASH_ITEM_STATUS'),
    is.code('voucherNo'),
    is.text('payeeName'),
    is.money('cashAmount', { sort: true }),
    is.date('cashDueDate', { sort: true }),
    is.date('paidDate', { sort: true }),
    is.dict('payChannel', 'PAY_CHANNEL', { tone: 'plain' }),
    is.dict('payFailReason', 'PAY_FAIL_REASON', { tone: 'failed' }),
    is.money('penaltyAmount'),
    is.dict('penaltyStatus', 'PENALTY_STATUS', { title: '利息状态' }),
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
        <ExportButton fileName="兑付明细.xlsx" load={(transfer) => exportCashItems(query, transfer)} />
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
