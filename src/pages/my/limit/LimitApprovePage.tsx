import { limitDistributionLabels } from '#api/generated/corp/labels/limitDistribution.ts'
import { limitDistributionQueryLabels } from '#api/generated/corp/labels/limitDistributionQuery.ts'
import {
  reviewLimitDistributions,
  usePageLimitDistributions,
} from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistribution, LimitDistributionQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const DistributionDecision = lateView(() =>
  import('./DistributionDecision.tsx').then((part) => part.DistributionDecision),
)

const filter = filters(limitDistributionQueryLabels)
const conditions = [
  filter.text('distributeNo'),
  filter.text('memberCorpName'),
  filter.dict('distributeType', 'DISTRIBUTE_TYPE'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<LimitDistributionQuery> = { distributeStatus: 'PENDING_REVIEW' }
const is = column(limitDistributionLabels)
const listed = [
  is.code('distributeNo'),
  is.text('memberCorpName'),
  is.money('distributeAmount'),
  is.date('limitExpireDate'),
]

/** 额度审批：审批集团额度分配，可批量（T-LIM-03、04）。 */
export default function LimitApprovePage() {
  const [view, { distributeNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageLimitDistributions, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'distributeNo',
    current: distributeNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.distributeAmount,
    listed,
    party: ['成员企业', (row) => row.memberCorpName],
    signing: { businessType: 'LIMIT_REVIEW', productType: 'CREDIT', summary: '分配成员额度' },
    send: reviewLimitDistributions,
  })

  if (view === 'review')
    return <DistributionDecision distributeNo={distributeNo} queue={queue} onClose={close} />

  const review = (row: LimitDistribution) => open('review', { distributeNo: row.distributeNo })
  const columns = [
    is.open('distributeNo', review),
    is.dict('distributeType', 'DISTRIBUTE_TYPE', { tone: 'plain' }),
    is.text('memberCorpName'),
    is.money('distributeAmount', { sort: true }),
    is.deadline('deadline'),
    is.money('beforeAmount'),
    is.money('afterAmount'),
    is.text('createUserName'),
    is.instant('submitTime', { sort: true }),
    is.actions({ REVIEW: ['复核', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待审批额度分配"
      {...page}
      columns={columns}
      rowKey="distributeNo"
      toolbar={<MyDecisions of="LimitDistribution" />}
      batch={batch}
      guidance="没有待审批的额度分配"
    />
  )
}
