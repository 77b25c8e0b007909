import { withdrawApplicationLabels } from '#api/generated/corp/labels/withdrawApplication.ts'
import { withdrawApplicationQueryLabels } from '#api/generated/corp/labels/withdrawApplicationQuery.ts'
import type { WithdrawApplicationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewWithdrawApplications,
  usePageWithdrawApplications,
  useWithdrawApplicationDetail,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const WithdrawDecision = lateView(() =>
  import('./WithdrawDecision.tsx').then((part) => part.WithdrawDecision),
)

const filter = filters(withdrawApplicationQueryLabels)
const conditions = [
  filter.text('withdrawNo'),
  filter.text('voucherNo'),
  filter.text('receiverName'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<WithdrawApplicationQuery> = { withdrawStatus: 'PENDING_REVIEW' }
const is = column(withdrawApplicationLabels)
const listed = [
  is.code('withdrawNo'),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('promisePayDate'),
]
const useProof = (withdrawNo: string) => useWithdrawApplicationDetail({ withdrawNo })

/** 开立撤回复核：复核人决定是否撤回尚未签收的凭证（T-WDR-02、03），可批量。 */
export default function IssueBlackReviewPage() {
  const [view, { withdrawNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageWithdrawApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'withdrawNo',
    current: withdrawNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.faceAmount,
    listed,
    party: ['接收方', (row) => row.receiverName],
    useProof,
    signing: { businessType: 'ISSUE_WITHDRAW', productType: 'CREDIT', summary: '撤回凭证' },
    send: reviewWithdrawApplications,
  })

  if (view === 'review') return <WithdrawDecision withdrawNo={withdrawNo} queue={queue} onClose={close} />

  const columns = [
    is.open('withdrawNo', (row) => open('review', { withdrawNo: row.withdrawNo })),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.deadline('deadline'),
    is.code('voucherNo'),
    is.dict('withdrawReason', 'WITHDRAW_REASON', { tone: 'plain' }),
    is.text('withdrawDesc'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', (row) => open('review', { withdrawNo: row.withdrawNo })] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核撤回申请"
      {...page}
      columns={columns}
      rowKey="withdrawNo"
      guidance="没有待复核的撤回申请"
      toolbar={<MyDecisions of="WithdrawApplication" />}
      batch={batch}
    />
  )
}
