import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { exportCashItems, usePageCashBatches } from '#api/generated/corp/cashes/cashes.ts'
import { cashBatchLabels } from '#api/generated/corp/labels/cashBatch.ts'
import { cashBatchQueryLabels } from '#api/generated/corp/labels/cashBatchQuery.ts'
import type { CashBatch } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useChosenRows } from '#ui/table/useChosenRows.ts'
import { CashDueDate } from './CashDueDate.tsx'
import { CashNotices } from './CashNotices.tsx'

const CashApplyDrawer = lateDialog(() => import('./CashApplyDrawer.tsx').then((part) => part.CashApplyDrawer))
const PenaltyDrawer = lateDialog(() => import('./PenaltyDrawer.tsx').then((part) => part.PenaltyDrawer))
const CashDrawer = lateDialog(() => import('./CashDrawer.tsx').then((part) => part.CashDrawer))

const filter = filters(cashBatchQueryLabels)
const conditions = [
  filter.text('cashNo'),
  filter.dates('cashDueDate'),
  filter.money('cashTotalAmount'),
  filter.dict('cashStatus', 'CASH_STATUS'),
  filter.dict('payChannel', 'PAY_CHANNEL'),
  filter.dict('penaltyStatus', 'PENALTY_STATUS'),
]
const is = column(cashBatchLabels)

const blocked = (row: CashBatch) => {
  const offered = row.actions.find((item) => item.code === 'APPLY')
  return offered?.enabled ? undefined : (offered?.reason ?? '当前不可申请兑付')
}

/** 兑付申请：系统提前 10 个工作日生成应付清单，经办选渠道与账户提交，可批量（T-CSH-01、02）；付清之后登记逾期利息的结清。 */
export default function CashApplyPage() {
  const [view, { cashNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageCashBatches, { conditions })
  const { query } = page
  const { chosen, picked, clear } = useChosenRows(page, 'cashNo', blocked)
  const [applying, setApplying] = useState<readonly CashBatch[]>()
  const [settling, setSettling] = useState<CashBatch>()
  const detail = (row: CashBatch) => open('detail', { cashNo: row.cashNo })
  const columns = [
    is.open('cashNo', detail),
    is.custom('cashDueDate', (row) => <CashDueDate batch={row} />, { width: 240, sort: true }),
    is.dict('cashStatus', 'CASH_STATUS'),
    is.number('holdingCount'),
    is.money('cashTotalAmount', { sort: true, total: true }),
    is.money('paidAmount'),
    is.money('unpaidAmount'),
    is.number('overdueDays'),
    is.money('penaltyAmount', { title: '逾期利息' }),
    is.dict('penaltyStatus', 'PENALTY_STATUS', { title: '利息状态' }),
    is.dict('payChannel', 'PAY_CHANNEL', { tone: 'plain' }),
    is.text('payAccountNo'),
    is.actions(
      {
        APPLY: ['申请兑付', (row) => setApplying([row])],
        SETTLE_PENALTY: ['登记结清', setSettling],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="应付清单"
      {...page}
      columns={columns}
      rowKey="cashNo"
      guidance="近10个工作日无应付凭证"
      toolbar={
        <ExportButton fileName="付款清单.xlsx" load={(transfer) => exportCashItems(query, transfer)}>
          导出付款清单
        </ExportButton>
      }
      selection={{
        ...picked,
        blocked,
        actions: (
          <Button type="primary" size="small" onClick={() => setApplying(chosen)}>
            批量申请
          </Button>
        ),
      }}
      above={<CashNotices />}
    >
      {view === 'detail' ? <CashDrawer cashNo={cashNo} onClose={close} /> : null}
      {settling ? <PenaltyDrawer batch={settling} onClose={() => setSettling(undefined)} /> : null}
      {applying ? (
        <CashApplyDrawer
          batches={applying}
          onClose={() => setApplying(undefined)}
          onDone={() => {
            setApplying(undefined)
            clear()
          }}
        />
      ) : null}
    </ListCard>
  )
}
