import type { WithdrawApplication, WithdrawApplicationQuery } from '#api/generated/corp/model/index.ts'
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

const filter = filters<WithdrawApplicationQuery>()
const conditions = [
  filter.text('withdrawNo', '撤回编号'),
  filter.text('voucherNo', '凭证编号'),
  filter.text('receiverName', '接收方'),
  filter.dates('submitTime', '提交时间'),
]
const defaults: Partial<WithdrawApplicationQuery> = { withdrawStatus: 'PENDING_REVIEW' }
const is = column<WithdrawApplication>()
const listed = [
  is.code('withdrawNo', '撤回编号'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.date('promisePayDate', '承诺付款日'),
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
    is.open('withdrawNo', '撤回编号', (row) => open('review', { withdrawNo: row.withdrawNo })),
    is.text('receiverName', '接收方'),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.deadline('deadline'),
    is.code('voucherNo', '凭证编号'),
    is.dict('withdrawReason', '撤回原因', 'WITHDRAW_REASON', { tone: 'plain' }),
    is.text('withdrawDesc', '撤回说明'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间'),
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
