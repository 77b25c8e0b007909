import {
  finalReviewIssueApplications,
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
  filter.dates('promisePayDate'),
  filter.dates('reviewTime', { label: '复核时间' }),
  filter.dict('issueChannel', 'ISSUE_CHANNEL'),
]
const defaults: Partial<IssueApplicationQuery> = { issueStatus: 'PENDING_FINAL' }
const is = column(issueApplicationLabels)
const listed = [
  is.code('issueNo'),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('promisePayDate'),
]
const useProof = (issueNo: string) => useIssueApplicationDetail({ issueNo })

/** 开立终审：金额、期限或集团规则要求终审的申请，第三方平台的也在这里（T-ISS-06、07、T-THD-06），与经办、复核不是同一人。 */
export default function FinalApprovePage() {
  const [view, { issueNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageIssueApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'issueNo',
    current: issueNo,
    open,
    action: 'FINAL',
    amountOf: (row) => row.faceAmount,
    listed,
    party: ['接收方', (row) => row.receiverName],
    useProof,
    signing: { businessType: 'ISSUE_FINAL', productType: 'CREDIT', summary: '付款承诺' },
    send: finalReviewIssueApplications,
  })

  if (view === 'review')
    return (
      <IssueDecision
        issueNo={issueNo}
        action="FINAL"
        businessType="ISSUE_FINAL"
        send={finalReviewIssueApplications}
        queue={queue}
        onClose={close}
      />
    )

  const columns = [
    is.open('issueNo', (row) => open('review', { issueNo: row.issueNo })),
    is.dict('issueChannel', 'ISSUE_CHANNEL', { tone: 'plain' }),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.deadline('deadline'),
    is.date('promisePayDate', { sort: true }),
    is.number('termDays', { title: '期限（天）' }),
    is.custom('finalReasons', (row) => row.finalReasons?.join('、') || '--', { title: '终审原因' }),
    is.text('longTermReason'),
    is.text('createUserName'),
    is.text('reviewUserName'),
    is.instant('reviewTime'),
    is.actions({ FINAL: ['终审', (row) => open('review', { issueNo: row.issueNo })] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待终审开立申请"
      {...page}
      columns={columns}
      rowKey="issueNo"
      guidance="暂无待终审业务"
      toolbar={<MyDecisions of="IssueApplication" />}
      batch={batch}
    />
  )
}
