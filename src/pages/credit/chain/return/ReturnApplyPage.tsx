import Button from '@arco-design/web-react/es/Button'
import { returnApplicationLabels } from '#api/generated/corp/labels/returnApplication.ts'
import { returnApplicationQueryLabels } from '#api/generated/corp/labels/returnApplicationQuery.ts'
import type { ReturnApplication } from '#api/generated/corp/model/index.ts'
import { cancelReturnApplication, usePageReturnApplications } from '#api/generated/corp/returns/returns.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { RecycleConsents } from './RecycleConsents.tsx'

const ReturnCreateView = lateView(() =>
  import('./ReturnCreateView.tsx').then((part) => part.ReturnCreateView),
)
const ReturnDetailView = lateView(() => import('./ReturnFacts.tsx').then((part) => part.ReturnDetailView))

const filter = filters(returnApplicationQueryLabels)
const conditions = [
  filter.text('returnNo'),
  filter.text('voucherNo'),
  filter.text('returnToName'),
  filter.dict('returnReason', 'RETURN_REASON'),
  filter.dict('returnStatus', 'RETURN_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(returnApplicationLabels)

/** 凭证退回申请：整笔退给开立方或上手，也答复开立方的协商回收（T-RTN-01、06、07，T-RCY-08）。 */
export default function ReturnApplyPage() {
  const [view, { returnNo = '' }, open, close] = useView('create', 'detail')
  const page = useListPage(usePageReturnApplications, { conditions })
  const cancel = useAction((row: ReturnApplication) => cancelReturnApplication(refOf(row, 'returnNo')), {
    ask: (row) => ({
      title: '撤销退回申请',
      content: `撤销 ${row.returnNo}？冻结的金额恢复可用。`,
      ok: '撤销',
    }),
    success: '已撤销',
  })

  if (view === 'create') return <ReturnCreateView onClose={close} />
  if (view === 'detail') return <ReturnDetailView returnNo={returnNo} onClose={close} />

  const columns = [
    is.open('returnNo', (row) => open('detail', { returnNo: row.returnNo })),
    is.dict('returnStatus', 'RETURN_STATUS'),
    is.code('voucherNo'),
    is.text('returnToName'),
    is.money('returnAmount', { sort: true }),
    is.dict('returnReason', 'RETURN_REASON', { tone: 'plain' }),
    is.code('holdingNo'),
    is.instant('createTime', { sort: true }),
    is.actions(
      {
        CANCEL: ['撤销', (row) => void cancel.run(row)],
      },
      { width: 90 },
    ),
  ]
  return (
    <ListCard
      label="退回申请"
      {...page}
      columns={columns}
      rowKey="returnNo"
      guidance="还没有退回申请。金额、日期或交易有误的凭证，可整笔退回"
      toolbar={
        <Button type="primary" onClick={() => open('create')}>
          申请退回
        </Button>
      }
      above={<RecycleConsents />}
    />
  )
}
