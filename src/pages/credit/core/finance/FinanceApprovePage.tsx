import {
  reviewFinanceApplications,
  usePageFinanceApplications,
} from '#api/generated/corp/finances/finances.ts'
import { financeApplicationLabels } from '#api/generated/corp/labels/financeApplication.ts'
import { financeApplicationQueryLabels } from '#api/generated/corp/labels/financeApplicationQuery.ts'
import type { FinanceApplication, FinanceApplicationQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { issuerNames } from '#business/credit/finance/issuerNames.ts'
import { listedFinances, useFinanceProof } from '#business/credit/finance/listedFinances.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const FinanceDecision = lateView(() =>
  import('#business/credit/finance/Decision.tsx').then((part) => part.FinanceDecision),
)

const filter = filters(financeApplicationQueryLabels)
const conditions = [
  filter.text('financeNo'),
  filter.suggest('issuerName', issuerNames),
  filter.text('funderName'),
  filter.money('financeAmount'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<FinanceApplicationQuery> = {
  financeStatus: 'PENDING_REVIEW',
  financeMode: 'STANDARD',
}
const is = column(financeApplicationLabels)

/** 融资复核：复核人查看待复核的融资申请并给出意见，可批量（T-FIN-03、T-FIN-04）。 */
export default function FinanceApprovePage() {
  const [view, { financeNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageFinanceApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'financeNo',
    current: financeNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.financeAmount,
    listed: listedFinances,
    party: ['资金方', (row) => row.funderName],
    useProof: useFinanceProof,
    signing: { businessType: 'FINANCE_REVIEW', productType: 'CREDIT', summary: '融资申请' },
    send: reviewFinanceApplications,
  })

  if (view === 'review')
    return (
      <FinanceDecision
        financeNo={financeNo}
        packageHref={(packageNo) => href(credit.financeDataDetail, { packageNo })}
        queue={queue}
        onClose={close}
      />
    )

  const review = (row: FinanceApplication) => open('review', { financeNo: row.financeNo })
  const columns = [
    is.open('financeNo', review),
    is.text('issuerName'),
    is.text('funderName'),
    is.money('financeAmount', { sort: true }),
    is.deadline('deadline'),
    is.rate('annualRate'),
    is.number('financeDays'),
    is.money('interestAmount'),
    is.money('serviceFee'),
    is.money('netAmount'),
    is.text('createUserName'),
    is.instant('submitTime', { sort: true }),
    is.actions({ REVIEW: ['复核', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核融资申请"
      {...page}
      columns={columns}
      rowKey="financeNo"
      guidance="没有待复核的融资申请"
      toolbar={<MyDecisions of="FinanceApplication" />}
      batch={batch}
    />
  )
}
