import { thirdIssueApplicationLabels } from '#api/generated/corp/labels/thirdIssueApplication.ts'
import { thirdIssueQueryLabels } from '#api/generated/corp/labels/thirdIssueQuery.ts'
import type { ThirdIssueApplication, ThirdIssueQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewThirdIssueApplications,
  usePageThirdIssueApplications,
  useThirdIssueApplicationDetail,
} from '#api/generated/corp/third-issues/third-issues.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const ThirdDecision = lateView(() => import('./ThirdDecision.tsx').then((part) => part.ThirdDecision))

const filter = filters(thirdIssueQueryLabels)
const conditions = [
  filter.text('thirdNo'),
  filter.text('thirdPlatformName'),
  filter.text('receiverName'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<ThirdIssueQuery> = { thirdStatus: 'PENDING_REVIEW' }
const is = column(thirdIssueApplicationLabels)
const listed = [
  is.code('thirdNo'),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('promisePayDate'),
]
const useProof = (thirdNo: string) => useThirdIssueApplicationDetail({ thirdNo })

/** 第三方平台开立复核：复核人查看经办补齐的请求并给出意见，可批量（T-THD-04、05）。 */
export default function ThirdDirectorPage() {
  const [view, { thirdNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageThirdIssueApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'thirdNo',
    current: thirdNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.faceAmount,
    listed,
    party: ['接收方', (row) => row.receiverName],
    useProof,
    signing: { businessType: 'ISSUE_REVIEW', productType: 'CREDIT', summary: '付款承诺' },
    send: reviewThirdIssueApplications,
  })

  if (view === 'review') return <ThirdDecision thirdNo={thirdNo} queue={queue} onClose={close} />

  const review = (row: ThirdIssueApplication) => open('review', { thirdNo: row.thirdNo })
  const columns = [
    is.open('thirdNo', review),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.deadline('deadline'),
    is.text('thirdPlatformName'),
    is.code('thirdBizNo'),
    is.date('promisePayDate', { sort: true }),
    is.bool('finalRequired'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核三方申请"
      {...page}
      columns={columns}
      rowKey="thirdNo"
      guidance="没有待复核的三方申请"
      toolbar={<MyDecisions of="ThirdIssueApplication" />}
      batch={batch}
    />
  )
}
