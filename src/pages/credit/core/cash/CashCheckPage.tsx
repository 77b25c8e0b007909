import Button from '@arco-design/web-react/es/Button'
import { exportCashItems, usePageCashItems } from '#api/generated/corp/cashes/cashes.ts'
import type { CashItem, CashItemQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<CashItemQuery>()
const conditions = [
  filter.text('cashNo', '兑付编号'),
  filter.dates('cashDueDate', '应付日期'),
  filter.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
  filter.text('payeeName', '收款方'),
]
/** 只有线下付款的才登记；默认看还没登记的。 */
const defaults: Partial<CashItemQuery> = { payChannel: 'OFFLINE', cashStatus: 'WAIT_REGISTER' }
const is = column<CashItem>()

/** 兑付登记：线下付款之后逐笔登记日期、流水号与付款凭证，或由 Excel 批量登记（T-CSH-11）。 */
export default function CashCheckPage() {
  const [view, { cashNo = '' }, open, close] = useView('register', 'import', 'detail')
  const page = useListPage(usePageCashItems, { conditions, defaults })
  const { query } = page

  if (view === 'register') return <CashRegisterView cashNo={cashNo} onClose={close} />
  if (view === 'import') return <CashImportView onClose={close} />

  const columns = [
    is.open('cashItemNo', '兑付明细号', (row) => open('detail', { cashNo: row.cashNo })),
    is.dict('cashItemStatus', '明细状态', 'CASH_ITEM_STATUS'),
    is.text('payeeName', '收款方'),
    is.money('cashAmount', '应付金额', { sort: true }),
    is.custom('payeeAccountNo', '收款账号', (row) => <PayeeAccount item={row} />, { width: 140 }),
    is.text('payeeBankName', '收款银行'),
    is.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
    is.text('stateReason', '状态说明'),
    is.date('cashDueDate', '应付日期'),
    is.date('paidDate', '付款日期'),
    is.text('bankSerialNo', '银行流水号'),
    is.code('voucherNo', '凭证编号'),
    is.code('cashNo', '兑付编号'),
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
          <ExportButton
            fileName="兑付明细.xlsx"
            load={(onProgress, signal) => exportCashItems(query, transferOptions(onProgress, signal))}
          />
        </>
      }
      above={<CashNotices />}
    >
      {view === 'detail' ? <CashDrawer cashNo={cashNo} onClose={close} /> : null}
    </ListCard>
  )
}
