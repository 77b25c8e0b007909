import { reviewCashBatches, usePageCashBatches } from '#api/generated/corp/cashes/cashes.ts'
import type { CashBatch, CashBatchQuery } from '#api/generated/corp/model/index.ts'
import { useBatchReview } from '#business/useBatchReview.tsx'
import { type SetQuery, useListQuery } from '#hooks/useListQuery.ts'
import { useView } from '#hooks/useView.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { column } from '#ui/columns.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { filters } from '#ui/filters.ts'
import { PageCard } from '#ui/PageCard.tsx'
import { QueryForm } from '#ui/QueryForm.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { CashDecision } from './CashDecision.tsx'
import { CashDueDate } from './CashDueDate.tsx'
import { CashNotices } from './CashNotices.tsx'

const filter = filters<CashBatchQuery>()
const conditions = [
  filter.text('cashNo', '兑付编号'),
  filter.dates('cashDueDate', '应付日期'),
  filter.dict('payChannel', '付款渠道', 'PAY_CHANNEL'),
  filter.dates('submitTime', '提交时间'),
]
const TABS = [
  ['PENDING_REVIEW', '兑付申请'],
  ['REGISTER_REVIEW', '付款登记'],
] as const
type Tab = (typeof TABS)[number][0]
/** 页签即状态条件，与其余条件一同住在地址栏。 */
const defaults: Partial<CashBatchQuery> = { cashStatus: 'PENDING_REVIEW' }
const is = column<CashBatch>()

/** 兑付审批：兑付申请与付款登记两类，可批量，一次签署（T-CSH-03、04、05、12、13）。 */
export default function CashApprovePage() {
  const [view, { cashNo = '' }, open, close] = useView('review')
  const [query, setQuery] = useListQuery(defaults, conditions)
  const title = usePageTitle()
  const tab: Tab = query.cashStatus === 'REGISTER_REVIEW' ? 'REGISTER_REVIEW' : 'PENDING_REVIEW'

  if (view === 'review') return <CashDecision cashNo={cashNo} onClose={close} />
  return (
    <PageCard title={title}>
      <CashNotices />
      <Tabs label="审批类别" tabs={TABS} current={tab} onChange={(cashStatus) => setQuery({ cashStatus })}>
        <ReviewList
          key={tab}
          tab={tab}
          query={query}
          setQuery={setQuery}
          onReview={(row) => open('review', { cashNo: row.cashNo })}
        />
      </Tabs>
    </PageCard>
  )
}

interface ReviewListProps {
  tab: Tab
  query: CashBatchQuery
  setQuery: SetQuery<CashBatchQuery>
  onReview: (row: CashBatch) => void
}

/** 一个页签的列表；换页签即换一份，勾选不带过去。 */
function ReviewList({ tab, query, setQuery, onReview }: ReviewListProps) {
  const list = usePageCashBatches(query)
  const registered = tab === 'REGISTER_REVIEW'
  const batch = useBatchReview({
    rows: list.data?.list,
    rowKey: 'cashNo',
    action: 'REVIEW',
    amountOf: (row: CashBatch) => row.unpaidAmount,
    signing: {
      businessType: 'CASH_REVIEW',
      productType: 'CREDIT',
      summary: registered ? '凭证兑付付款登记' : '凭证兑付',
    },
    send: reviewCashBatches,
  })
  // 重置只清条件，不换页签
  const onQuery: SetQuery<CashBatchQuery> = Object.assign(
    (change: Partial<CashBatchQuery>) => setQuery(change),
    {
      reset: () => {
        const initial = setQuery.reset()
        setQuery({ cashStatus: tab })
        return initial
      },
    },
  )
  const columns = [
    is.open('cashNo', '兑付编号', onReview),
    is.custom('cashDueDate', '应付日期', (row) => <CashDueDate batch={row} />, { width: 240, sort: true }),
    is.number('holdingCount', '持有方笔数'),
    is.money('cashTotalAmount', '应付总额', { sort: true }),
    is.money('unpaidAmount', '未付金额', { total: true }),
    is.dict('payChannel', '付款渠道', 'PAY_CHANNEL', { tone: 'draft' }),
    is.text('payAccountNo', '付款账号', { width: 140 }),
    is.bool('payeeChanged', '收款账户变动', { width: 120 }),
    is.text('createUserName', '经办人', { width: 100 }),
    is.instant('submitTime', '提交时间'),
    is.actions({ REVIEW: ['审批', onReview] }, { width: 90 }),
  ]
  const label = registered ? '待审批付款登记' : '待审批兑付申请'
  return (
    <>
      <QueryForm label={label} filters={conditions} query={query} onQuery={onQuery} />
      <DataTable
        label={label}
        list={list}
        columns={columns}
        query={query}
        onQuery={onQuery}
        rowKey="cashNo"
        selection={batch.selection}
        guidance={registered ? '没有待审批的付款登记' : '没有待审批的兑付申请'}
      />
      {batch.element}
    </>
  )
}
