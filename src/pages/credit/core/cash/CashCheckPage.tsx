import Button from '@arco-design/web-react/es/Button'
import { exportCashItems, usePageCashItems } from '#api/generated/corp/cashes/cashes.ts'
import { cashItemLabels } from '#api/generated/corp/labels/cashItem.ts'
import { cashItemQueryLabels } from '#api/generated/corp/labels/cashItemQuery.ts'
import type { CashItemQuery } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { CashNotices } from './CashNotices.tsx'
import { PayeeAccount } from './PayeeAccount.tsx'

const CashImportView = lateView(() => import('./CashImportView.tsx').then((part) => part.CashImportView))
const CashRegisterView = lateView(() =>
  import('./CashRegisterView.tsx').then((part) => part.CashRegisterView),
)
const CashDrawer = lateDialog(() => import('./CashDrawer.tsx').then((part) => part.CashDrawer))

const filter = filters(cashItemQueryLabels)
const conditions = [
  filter.text('cashNo'),
  filter.dates('cashDueDate'),
  filter.dict('cashStatus', 'CASH_STATUS'),
  filter.text('payeeName'),
]
/** 只有线下付款的才登记；默认看还没登记的。 */
const defaults: Partial<CashItemQuery> = { payChannel: 'OFFLINE', cashStatus: 'WAIT_REGISTER' }
const is = column(cashItemLabels)

/** 兑付登记：线下付款之后逐笔登记日期、流水号与付款凭证，或由 Excel 批量登记（T-CSH-11）。 */
export default function CashCheckPage() {
  const [view, { cashNo = '' }, open, close] = useView('register', 'import', 'detail')
  const page = useListPage(usePageCashItems, { conditions, defaults })
  const { query } = page

  if (view === 'register') return <CashRegisterView cashNo={cashNo} onClose={close} />
  if (view === 'import') return <CashImportView onClose={close} />

  const columns = [
    is.open('cashItemNo', (row) => open('detail', { cashNo: row.cashNo })),
    is.dict('cashItemStatus', 'CASH_ITEM_STATUS'),
    is.text('payeeName'),
    is.money('cashAmount', { sort: true }),
    is.custom('payeeAccountNo', (row) => <PayeeAccount item={row} />, { width: 140 }),
    is.text('payeeBankName'),
    is.dict('cashStatus', 'CASH_STATUS', { title: '兑付状态' }),
    is.text('stateReason', { title: '状态说明' }),
    is.date('cashDueDate'),
    is.date('paidDate'),
    is.text('bankSerialNo'),
    is.code('voucherNo'),
    is.code('cashNo'),
    is.actions({ REGISTER: ['登记', (row) => open('register', { cashNo: row.cashNo })] }, { width: 90 }),
  ]
  return (
    <ListCard
      label="兑付明细"
      {...page}
      columns={columns}
      rowKey="cashItemNo"
      guidance="没有待登记的线下付款"
      toolbar={
        <>
          <Button type="primary" onClick={() => open('import')}>
            批量登记
          </Button>
          <ExportButton fileName="兑付明细.xlsx" load={(transfer) => exportCashItems(query, transfer)} />
        </>
      }
      above={<CashNotices />}
    >
      {view === 'detail' ? <CashDrawer cashNo={cashNo} onClose={close} /> : null}
    </ListCard>
  )
}
