import {
  reviewIssueApplications,
  useIssueApplicationDetail,
  usePageIssueApplications,
} from '#api/generated/corp/issues/issues.ts'
import type { IssueApplication, IssueApplicationQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const IssueDecision = lateView(() => import('./IssueDecision.tsx').then((part) => part.IssueDecision))

const filter = filters<IssueApplicationQuery>()
const conditions = [
  filter.text('issueNo', '开立申请编号'),
  filter.text('receiverName', '接收方'),
  filter.money('faceAmount', '凭证金额'),
  filter.dates('submitTime', '提交时间'),
  filter.text('createUserName', '经办人'),
]
const defaults: Partial<IssueApplicationQuery> = { issueStatus: 'PENDING_REVIEW' }
const is = column<IssueApplication>()
const listed = [
  is.code('issueNo', '开立申请编号'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.date('promisePayDate', '承诺付款日'),
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
    is.open('issueNo', '开立申请编号', (row) => open('review', { issueNo: row.issueNo })),
    is.text('receiverName', '接收方'),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.deadline('deadline'),
    is.date('promisePayDate', '承诺付款日', { sort: true }),
    is.number('termDays', '期限（天）'),
    is.code('contractNo', '合同编号'),
    is.money('invoiceTotalAmount', '发票总金额'),
    is.bool('finalRequired', '是否需终审'),
    is.bool('limitSufficient', '额度充足'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间'),
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
