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

const filter = filters<LimitDistributionQuery>()
const conditions = [
  filter.text('distributeNo', '分配编号'),
  filter.text('memberCorpName', '成员企业'),
  filter.dict('distributeType', '分配类型', 'DISTRIBUTE_TYPE'),
  filter.dates('submitTime', '提交时间'),
]
const defaults: Partial<LimitDistributionQuery> = { distributeStatus: 'PENDING_REVIEW' }
const is = column<LimitDistribution>()
const listed = [
  is.code('distributeNo', '分配编号'),
  is.text('memberCorpName', '成员企业'),
  is.money('distributeAmount', '分配金额'),
  is.date('limitExpireDate', '额度到期日'),
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
    is.open('distributeNo', '分配编号', review),
    is.dict('distributeType', '分配类型', 'DISTRIBUTE_TYPE', { tone: 'plain' }),
    is.text('memberCorpName', '成员企业'),
    is.money('distributeAmount', '分配金额', { sort: true }),
    is.deadline('deadline'),
    is.money('beforeAmount', '变更前额度'),
    is.money('afterAmount', '变更后额度'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间', { sort: true }),
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
