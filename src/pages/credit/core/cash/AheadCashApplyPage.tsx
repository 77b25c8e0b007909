import Button from '@arco-design/web-react/es/Button'
import {
  cancelAheadCashApplication,
  usePageAheadCashApplications,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { aheadCashApplicationLabels } from '#api/generated/corp/labels/aheadCashApplication.ts'
import { aheadCashQueryLabels } from '#api/generated/corp/labels/aheadCashQuery.ts'
import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const AheadCashBatchView = lateView(() =>
  import('./AheadCashBatchView.tsx').then((part) => part.AheadCashBatchView),
)
const AheadCashCreateView = lateView(() =>
  import('./AheadCashCreateView.tsx').then((part) => part.AheadCashCreateView),
)
const AheadCashDetailView = lateView(() =>
  import('./AheadCashDetailView.tsx').then((part) => part.AheadCashDetailView),
)

const filter = filters(aheadCashQueryLabels)
const conditions = [
  filter.text('aheadNo'),
  filter.text('voucherNo'),
  filter.text('holderName'),
  filter.dates('aheadDate'),
  filter.dict('aheadStatus', 'AHEAD_STATUS'),
]
const is = column(aheadCashApplicationLabels)

/** 提前兑付申请：开立方在到期之前付款，可有折扣；单笔或批量提交、撤销、被拒后换条件再申请（T-AHD-01、10）。 */
export default function AheadCashApplyPage() {
  const [view, { aheadNo = '', holdingNo }, open, close] = useView('create', 'batch', 'detail')
  const page = useListPage(usePageAheadCashApplications, { conditions })
  const cancel = useAction((row: AheadCashApplication) => cancelAheadCashApplication(refOf(row, 'aheadNo')), {
    ask: (row) => ({
      title: '撤销提前兑付',
      content: `撤销提前兑付 ${row.aheadNo}？撤销后金额解冻。`,
      ok: '撤销',
    }),
    success: '已撤销，金额已解冻',
  })

  if (view === 'create') return <AheadCashCreateView holdingNo={holdingNo} onClose={close} />
  if (view === 'batch') return <AheadCashBatchView onClose={close} />
  if (view === 'detail') return <AheadCashDetailView aheadNo={aheadNo} onClose={close} />

  const columns = [
    is.open('aheadNo', (row) => open('detail', { aheadNo: row.aheadNo })),
    is.text('holderName'),
    is.dict('aheadStatus', 'AHEAD_STATUS'),
    is.money('aheadAmount', { sort: true, total: true }),
    is.rate('aheadRate', { title: '折扣率（年化）' }),
    is.money('aheadDiscount'),
    is.money('aheadPayAmount'),
    is.date('aheadDate', { sort: true }),
    is.date('promisePayDate'),
    is.code('voucherNo'),
    is.code('holdingNo'),
    is.actions(
      {
        CANCEL: ['撤销', (row) => void cancel.run(row)],
        REOFFER: ['重新申请', (row) => open('create', { holdingNo: row.holdingNo })],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="提前兑付申请"
      {...page}
      columns={columns}
      rowKey="aheadNo"
      guidance="还没有提前兑付申请。资金充裕时可与持有方约定折扣，到期之前付款"
      toolbar={
        <>
          <Button type="primary" onClick={() => open('create')}>
            新增
          </Button>
          <Button onClick={() => open('batch')}>批量新增</Button>
        </>
      }
    />
  )
}
