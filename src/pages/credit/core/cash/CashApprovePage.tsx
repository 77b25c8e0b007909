import {
  reviewCashBatches,
  useCashBatchDetail,
  usePageCashBatches,
} from '#api/generated/corp/cashes/cashes.ts'
import { cashBatchLabels } from '#api/generated/corp/labels/cashBatch.ts'
import { cashBatchQueryLabels } from '#api/generated/corp/labels/cashBatchQuery.ts'
import type { CashBatch, CashBatchQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useBatchReview } from '#business/approval/useBatchReview.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { useListPage } from '#hooks/useListPage.ts'
import type { SetQuery } from '#hooks/useListQuery.ts'
import { useView } from '#hooks/useView.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { CashBalances } from './CashBalances.tsx'
import { CashDueDate } from './CashDueDate.tsx'
import { CashNotices } from './CashNotices.tsx'

const CashDecision = lateView(() => import('./CashDecision.tsx').then((part) => part.CashDecision))

const filter = filters(cashBatchQueryLabels)
const conditions = [
  filter.text('cashNo'),
  filter.dates('cashDueDate'),
  filter.dict('payChannel', 'PAY_CHANNEL'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const TABS = [
  ['PENDING_REVIEW', '兑付申请'],
  ['REGISTER_REVIEW', '付款登记'],
] as const
type Tab = (typeof TABS)[number][0]
/** 页签即状态条件，与其余条件一同住在地址栏。 */
const defaults: Partial<CashBatchQuery> = { cashStatus: 'PENDING_REVIEW' }
const is = column(cashBatchLabels)
const listed = [
  is.code('cashNo'),
  is.custom('payeeNames', ({ payeeNames }) => payeeNames.join('、'), { title: '收款方', width: 260 }),
  is.number('holdingCount'),
  is.money('unpaidAmount'),
  is.date('cashDueDate'),
]
const useProof = (cashNo: string) => useCashBatchDetail({ cashNo })
const useCashBatches = () => useListPage(usePageCashBatches, { conditions, defaults })

/** 兑付审批：兑付申请与付款登记两类，可批量，一次签署（T-CSH-03、04、05、12、13）。 */
export default function CashApprovePage() {
  const [view, { cashNo = '' }, open, close] = useView('review')
  const page = useCashBatches()
  const queue = useDecisionQueue(page, {
    rowKey: 'cashNo',
    action: 'REVIEW',
    current: cashNo,
    open: (next) => open('review', { cashNo: next }, true),
  })
  const tab: Tab = page.query.cashStatus === 'REGISTER_REVIEW' ? 'REGISTER_REVIEW' : 'PENDING_REVIEW'

  if (view === 'review') return <CashDecision cashNo={cashNo} queue={queue} onClose={close} />
  return (
    <PageCard>
      <CashNotices />
      <Tabs
        label="审批类别"
        tabs={TABS}
        current={tab}
        onChange={(cashStatus) => page.onQuery({ cashStatus })}
      >
        <ReviewList
          key={tab}
          tab={tab}
          page={page}
          onReview={(row) => open('review', { cashNo: row.cashNo })}
        />
      </Tabs>
    </PageCard>
  )
}

interface ReviewListProps {
  tab: Tab
  page: ReturnType<typeof useCashBatches>
  onReview: (row: CashBatch) => void
}

/** 一个页签的列表；换页签即换一份，勾选不带过去。 */
function ReviewList({ tab, page, onReview }: ReviewListProps) {
  const registered = tab === 'REGISTER_REVIEW'
  const batch = useBatchReview(page, {
    rowKey: 'cashNo',
    action: 'REVIEW',
    amountOf: (row) => row.unpaidAmount,
    listed,
    party: ['收款方', (row) => row.payeeNames],
    Notice: CashBalances,
    useProof,
    signing: {
      businessType: 'CASH_REVIEW',
      productType: 'CREDIT',
      summary: registered ? '凭证兑付付款登记' : '凭证兑付',
    },
    send: reviewCashBatches,
  })
  // 重置只清条件，不换页签
  const onQuery: SetQuery<CashBatchQuery> = Object.assign(
    (change: Partial<CashBatchQuery>) => page.onQuery(change),
    {
      reset: () => {
        const initial = page.onQuery.reset()
        page.onQuery({ cashStatus: tab })
        return initial
      },
    },
  )
  const columns = [
    is.open('cashNo', onReview),
    is.custom('cashDueDate', (row) => <CashDueDate batch={row} />, { width: 240, sort: true }),
    is.money('cashTotalAmount', { sort: true }),
    is.deadline('deadline'),
    is.number('holdingCount'),
    is.money('unpaidAmount', { total: true }),
    is.dict('payChannel', 'PAY_CHANNEL', { tone: 'plain' }),
    is.text('payAccountNo'),
    is.bool('payeeChanged', { title: '收款账户变动' }),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', onReview] }, { width: 90 }),
  ]
  const label = registered ? '待审批付款登记' : '待审批兑付申请'
  return (
    <ListBlock
      label={label}
      {...page}
      onQuery={onQuery}
      columns={columns}
      rowKey="cashNo"
      guidance={registered ? '没有待审批的付款登记' : '没有待审批的兑付申请'}
      toolbar={<MyDecisions of="CashBatch" />}
      batch={batch}
    />
  )
}
