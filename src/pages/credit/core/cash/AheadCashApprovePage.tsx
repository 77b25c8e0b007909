import {
  reviewAheadCashApplications,
  useAheadCashApplicationDetail,
  usePageAheadCashApplications,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
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

const filter = filters<AheadCashQuery>()
const conditions = [
  filter.text('aheadNo', '提前兑付编号'),
  filter.text('holderName', '持有方'),
  filter.dates('aheadDate', '提前付款日'),
  filter.dates('submitTime', '提交时间'),
]
const defaults: Partial<AheadCashQuery> = { aheadStatus: 'PENDING_REVIEW' }
const is = column<AheadCashApplication>()
const listed = [
  is.code('aheadNo', '提前兑付编号'),
  is.text('holderName', '持有方'),
  is.money('aheadPayAmount', '实付金额'),
  is.date('aheadDate', '提前付款日'),
]
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
    is.open('aheadNo', '提前兑付编号', review),
    is.text('holderName', '持有方'),
    is.money('aheadAmount', '提前兑付金额', { sort: true }),
    is.deadline('deadline'),
    is.code('voucherNo', '凭证编号'),
    is.rate('aheadRate', '折扣率（年化）'),
    is.money('aheadDiscount', '折扣金额'),
    is.money('aheadPayAmount', '实付金额', { total: true }),
    is.date('aheadDate', '提前付款日', { sort: true }),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间'),
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
