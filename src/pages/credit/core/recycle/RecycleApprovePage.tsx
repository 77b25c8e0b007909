import { recycleApplicationLabels } from '#api/generated/corp/labels/recycleApplication.ts'
import { recycleApplicationQueryLabels } from '#api/generated/corp/labels/recycleApplicationQuery.ts'
import type { RecycleApplication, RecycleApplicationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewRecycleApplications,
  usePageRecycleApplications,
  useRecycleApplicationDetail,
} from '#api/generated/corp/recycles/recycles.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const RecycleDecision = lateView(() => import('./RecycleDecision.tsx').then((part) => part.RecycleDecision))

const filter = filters(recycleApplicationQueryLabels)
const conditions = [
  filter.text('recycleNo'),
  filter.text('voucherNo'),
  filter.text('holderName'),
  filter.dict('recycleType', 'RECYCLE_TYPE'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<RecycleApplicationQuery> = { recycleStatus: 'PENDING_REVIEW' }
const is = column(recycleApplicationLabels)
const listed = [
  is.code('recycleNo'),
  is.text('holderName'),
  is.money('recycleAmount'),
  is.date('promisePayDate'),
]
const useProof = (recycleNo: string) => useRecycleApplicationDetail({ recycleNo })

/** 回收复核：复核受理意见与协商回收，可批量（T-RCY-05、06）。 */
export default function RecycleApprovePage() {
  const [view, { recycleNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageRecycleApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'recycleNo',
    current: recycleNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.recycleAmount,
    listed,
    party: ['持有方', (row) => row.holderName],
    useProof,
    signing: { businessType: 'RECYCLE_REVIEW', productType: 'CREDIT', summary: '回收凭证' },
    send: reviewRecycleApplications,
  })

  if (view === 'review') return <RecycleDecision recycleNo={recycleNo} queue={queue} onClose={close} />

  const review = (row: RecycleApplication) => open('review', { recycleNo: row.recycleNo })
  const columns = [
    is.open('recycleNo', review),
    is.dict('recycleType', 'RECYCLE_TYPE', { tone: 'plain' }),
    is.text('holderName'),
    is.money('recycleAmount', { sort: true }),
    is.deadline('deadline'),
    is.dict('recycleDecision', 'RECYCLE_DECISION', { tone: 'plain' }),
    is.code('voucherNo'),
    is.text('recycleReason'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核回收申请"
      {...page}
      columns={columns}
      rowKey="recycleNo"
      toolbar={<MyDecisions of="RecycleApplication" />}
      batch={batch}
      guidance="没有待复核的回收申请"
    />
  )
}
