import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { exportCashItems, usePageCashBatches } from '#api/generated/corp/cashes/cashes.ts'
import type { CashBatch, CashBatchQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<CashBatchQuery>()
const conditions = [
  filter.text('cashNo', '兑付编号'),
  filter.dates('cashDueDate', '应付日期'),
  filter.money('cashTotalAmount', '应付总额'),
  filter.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
  filter.dict('payChannel', '付款渠道', 'PAY_CHANNEL'),
  filter.dict('penaltyStatus', '利息状态', 'PENALTY_STATUS'),
]
const is = column<CashBatch>()

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
    is.open('cashNo', '兑付编号', detail),
    is.custom('cashDueDate', '应付日期', (row) => <CashDueDate batch={row} />, { width: 240, sort: true }),
    is.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
    is.number('holdingCount', '持有方笔数'),
    is.money('cashTotalAmount', '应付总额', { sort: true, total: true }),
    is.money('paidAmount', '已付金额'),
    is.money('unpaidAmount', '未付金额'),
    is.number('overdueDays', '逾期天数'),
    is.money('penaltyAmount', '逾期利息'),
    is.dict('penaltyStatus', '利息状态', 'PENALTY_STATUS'),
    is.dict('payChannel', '付款渠道', 'PAY_CHANNEL', { tone: 'plain' }),
    is.text('payAccountNo', '付款账号'),
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
        <ExportButton
          fileName="付款清单.xlsx"
          load={(onProgress, signal) => exportCashItems(query, transferOptions(onProgress, signal))}
        >
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
