import {
  reviewIssueApplications,
  useIssueApplicationDetail,
  usePageIssueApplications,
} from '#api/generated/corp/issues/issues.ts'
import { issueApplicationLabels } from '#api/generated/corp/labels/issueApplication.ts'
import { issueApplicationQueryLabels } from '#api/generated/corp/labels/issueApplicationQuery.ts'
import type { IssueApplicationQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const IssueDecision = lateView(() => import('./IssueDecision.tsx').then((part) => part.IssueDecision))

const filter = filters(issueApplicationQueryLabels)
const conditions = [
  filter.text('issueNo'),
  filter.text('receiverName'),
  filter.money('faceAmount'),
  filter.dates('submitTime', { label: '提交时间' }),
  filter.text('createUserName'),
]
const defaults: Partial<IssueApplicationQuery> = { issueStatus: 'PENDING_REVIEW' }
const is = column(issueApplicationLabels)
const listed = [
  is.code('issueNo'),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('promisePayDate'),
]
const useProof = (issueNo: string) => useIssueApplicationDetail({ issueNo })

/** 凭证开立复核：复核人查看待复核的开立申请并给出意见，可批量（T-ISS-03、04、05）。 */
export default function IssueReviewPage() {
  const [view, { issueNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageIssueApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'issueNo',
    current: issueNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.faceAmount,
    listed,
    party: ['接收方', (row) => row.receiverName],
    useProof,
    signing: { businessType: 'ISSUE_REVIEW', productType: 'CREDIT', summary: '付款承诺' },
    send: reviewIssueApplications,
  })

  if (view === 'review')
    return (
      <IssueDecision
        issueNo={issueNo}
        action="REVIEW"
        businessType="ISSUE_REVIEW"
        send={reviewIssueApplications}
        queue={queue}
        onClose={close}
      />
    )

  const columns = [
    is.open('issueNo', (row) => open('review', { issueNo: row.issueNo })),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.deadline('deadline'),
    is.date('promisePayDate', { sort: true }),
    is.number('termDays', { title: '期限（天）' }),
    is.code('contractNo'),
    is.money('invoiceTotalAmount'),
    is.bool('finalRequired'),
    is.bool('limitSufficient', { title: '额度充足' }),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', (row) => open('review', { issueNo: row.issueNo })] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核开立申请"
      {...page}
      columns={columns}
      rowKey="issueNo"
      guidance="没有待复核的开立申请"
      toolbar={<MyDecisions of="IssueApplication" />}
      batch={batch}
    />
  )
}
