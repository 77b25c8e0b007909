import {
  reviewAheadCashApplications,
  useAheadCashApplicationDetail,
  usePageAheadCashApplications,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { aheadCashApplicationLabels } from '#api/generated/corp/labels/aheadCashApplication.ts'
import { aheadCashQueryLabels } from '#api/generated/corp/labels/aheadCashQuery.ts'
import type { AheadCashApplication, AheadCashQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const AheadCashDecision = lateView(() =>
  import('./AheadCashDecision.tsx').then((part) => part.AheadCashDecision),
)

const filter = filters(aheadCashQueryLabels)
const conditions = [
  filter.text('aheadNo'),
  filter.text('holderName'),
  filter.dates('aheadDate'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<AheadCashQuery> = { aheadStatus: 'PENDING_REVIEW' }
const is = column(aheadCashApplicationLabels)
const listed = [is.code('aheadNo'), is.text('holderName'), is.money('aheadPayAmount'), is.date('aheadDate')]
const useProof = (aheadNo: string) => useAheadCashApplicationDetail({ aheadNo })

/** 提前兑付审批：有折扣的转持有方同意，无折扣的到日付款；可批量（T-AHD-02、03、04）。 */
export default function AheadCashApprovePage() {
  const [view, { aheadNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageAheadCashApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'aheadNo',
    current: aheadNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.aheadPayAmount,
    listed,
    party: ['收款方', (row) => row.holderName],
    useProof,
    signing: { businessType: 'AHEAD_CASH_REVIEW', productType: 'CREDIT', summary: '提前兑付' },
    send: reviewAheadCashApplications,
  })

  if (view === 'review') return <AheadCashDecision aheadNo={aheadNo} queue={queue} onClose={close} />

  const review = (row: AheadCashApplication) => open('review', { aheadNo: row.aheadNo })
  const columns = [
    is.open('aheadNo', review),
    is.text('holderName'),
    is.money('aheadAmount', { sort: true }),
    is.deadline('deadline'),
    is.code('voucherNo'),
    is.rate('aheadRate', { title: '折扣率（年化）' }),
    is.money('aheadDiscount'),
    is.money('aheadPayAmount', { total: true }),
    is.date('aheadDate', { sort: true }),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', review] }, { width: 90 }),
  ]
  return (
    <ListCard
      label="待审批提前兑付"
      {...page}
      columns={columns}
      rowKey="aheadNo"
      toolbar={<MyDecisions of="AheadCashApplication" />}
      batch={batch}
      guidance="没有待审批的提前兑付"
    />
  )
}
