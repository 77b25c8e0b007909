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

const filter = filters<ThirdIssueQuery>()
const conditions = [
  filter.text('thirdNo', '三方申请编号'),
  filter.text('thirdPlatformName', '第三方平台'),
  filter.text('receiverName', '接收方'),
  filter.dates('submitTime', '提交时间'),
]
const defaults: Partial<ThirdIssueQuery> = { thirdStatus: 'PENDING_REVIEW' }
const is = column<ThirdIssueApplication>()
const listed = [
  is.code('thirdNo', '三方申请编号'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.date('promisePayDate', '承诺付款日'),
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
    is.open('thirdNo', '三方申请编号', review),
    is.text('receiverName', '接收方'),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.deadline('deadline'),
    is.text('thirdPlatformName', '第三方平台'),
    is.code('thirdBizNo', '第三方业务单号'),
    is.date('promisePayDate', '承诺付款日', { sort: true }),
    is.bool('finalRequired', '是否需终审'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间'),
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
