import { returnApplicationLabels } from '#api/generated/corp/labels/returnApplication.ts'
import { returnApplicationQueryLabels } from '#api/generated/corp/labels/returnApplicationQuery.ts'
import type { ReturnApplication, ReturnApplicationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewReturnApplications,
  usePageReturnApplications,
  useReturnApplicationDetail,
} from '#api/generated/corp/returns/returns.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const ReturnDecision = lateView(() => import('./ReturnDecision.tsx').then((part) => part.ReturnDecision))

const filter = filters(returnApplicationQueryLabels)
const conditions = [
  filter.text('returnNo'),
  filter.text('voucherNo'),
  filter.text('returnToName'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<ReturnApplicationQuery> = { returnStatus: 'PENDING_REVIEW' }
const is = column(returnApplicationLabels)
const listed = [
  is.code('returnNo'),
  is.text('returnToName'),
  is.money('returnAmount'),
  is.date('promisePayDate'),
]
const useProof = (returnNo: string) => useReturnApplicationDetail({ returnNo })

/** 凭证退回复核：复核退回与同意回收，可批量（T-RTN-02、03，T-RCY-07）。 */
export default function ReturnApprovePage() {
  const [view, { returnNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageReturnApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'returnNo',
    current: returnNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.returnAmount,
    listed,
    party: ['退回对象', (row) => row.returnToName],
    useProof,
    signing: { businessType: 'RETURN_REVIEW', productType: 'CREDIT', summary: '退回凭证' },
    send: reviewReturnApplications,
  })

  if (view === 'review') return <ReturnDecision returnNo={returnNo} queue={queue} onClose={close} />

  const review = (row: ReturnApplication) => open('review', { returnNo: row.returnNo })
  const columns = [
    is.open('returnNo', review),
    is.text('returnToName'),
    is.money('returnAmount', { sort: true }),
    is.deadline('deadline'),
    is.code('voucherNo'),
    is.dict('returnReason', 'RETURN_REASON', { tone: 'plain' }),
    is.text('returnDesc'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核退回申请"
      {...page}
      columns={columns}
      rowKey="returnNo"
      toolbar={<MyDecisions of="ReturnApplication" />}
      batch={batch}
      guidance="没有待复核的退回申请"
    />
  )
}
