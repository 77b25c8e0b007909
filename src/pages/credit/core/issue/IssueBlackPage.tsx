import Button from '@arco-design/web-react/es/Button'
import { withdrawApplicationLabels } from '#api/generated/corp/labels/withdrawApplication.ts'
import { withdrawApplicationQueryLabels } from '#api/generated/corp/labels/withdrawApplicationQuery.ts'
import type { WithdrawApplication } from '#api/generated/corp/model/index.ts'
import {
  cancelWithdrawApplication,
  usePageWithdrawApplications,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const WithdrawCreateView = lateView(() =>
  import('./WithdrawCreateView.tsx').then((part) => part.WithdrawCreateView),
)
const WithdrawDetailView = lateView(() =>
  import('./WithdrawFacts.tsx').then((part) => part.WithdrawDetailView),
)

const filter = filters(withdrawApplicationQueryLabels)
const conditions = [
  filter.text('voucherNo'),
  filter.text('receiverName'),
  filter.money('faceAmount'),
  filter.dates('issueDate'),
  filter.dict('withdrawStatus', 'WITHDRAW_STATUS'),
]
const is = column(withdrawApplicationLabels)

/** 开立撤回申请：签收前撤回已开立的凭证（T-WDR-01 提交、T-WDR-04 撤销）。 */
export default function IssueBlackPage() {
  const [view, { withdrawNo = '' }, open, close] = useView('create', 'detail')
  const page = useListPage(usePageWithdrawApplications, { conditions })
  const cancel = useAction(
    (row: WithdrawApplication) => cancelWithdrawApplication(refOf(row, 'withdrawNo')),
    {
      ask: (row) => ({
        title: '撤销撤回申请',
        content: `撤销撤回申请 ${row.withdrawNo}？撤销后对方可继续签收。`,
        ok: '撤销',
      }),
      success: '已撤销申请',
    },
  )

  if (view === 'create') return <WithdrawCreateView onClose={close} />
  if (view === 'detail') return <WithdrawDetailView withdrawNo={withdrawNo} onClose={close} />

  const columns = [
    is.open('withdrawNo', (row) => open('detail', { withdrawNo: row.withdrawNo })),
    is.dict('withdrawStatus', 'WITHDRAW_STATUS'),
    is.code('voucherNo'),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.date('issueDate'),
    is.date('promisePayDate'),
    is.dict('withdrawReason', 'WITHDRAW_REASON', { tone: 'plain' }),
    is.instant('createTime'),
    is.actions(
      {
        CANCEL: ['撤销申请', (row) => void cancel.run(row)],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="撤回申请"
      {...page}
      columns={columns}
      rowKey="withdrawNo"
      guidance="还没有撤回申请。对方签收前，可撤回已开立的凭证"
      toolbar={
        <Button type="primary" onClick={() => open('create')}>
          申请撤回
        </Button>
      }
    />
  )
}
