import { useNavigate } from 'react-router-dom'
import { rfFinancingLabels } from '#api/generated/corp/labels/rfFinancing.ts'
import { rfFinancingQueryLabels } from '#api/generated/corp/labels/rfFinancingQuery.ts'
import type { RfFinancing, RfFinancingQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewRfFinancings,
  usePageRfFinancings,
  useRfFinancingDetail,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useBatchReview } from '#business/approval/useBatchReview.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters(rfFinancingQueryLabels)
const conditions = [
  filter.text('rfFinanceNo'),
  filter.text('debtorName'),
  filter.text('funderName'),
  filter.money('rfFinanceAmount'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<RfFinancingQuery> = { rfFinanceStatus: 'PENDING_REVIEW' }
const is = column(rfFinancingLabels)
const listed = [
  is.code('rfFinanceNo'),
  is.text('debtorName'),
  is.text('funderName'),
  is.money('rfFinanceAmount'),
  is.date('maturityDate'),
]
const useProof = (rfFinanceNo: string) => useRfFinancingDetail({ rfFinanceNo })

/** 融资审核列表：待审核的保理融资，可批量（T-RFN-03、T-RFN-04）。 */
export default function FinancingAuditListPage() {
  const page = useListPage(usePageRfFinancings, { conditions, defaults })
  const navigate = useNavigate()
  const batch = useBatchReview(page, {
    rowKey: 'rfFinanceNo',
    action: 'REVIEW',
    amountOf: (row) => row.rfFinanceAmount,
    listed,
    party: ['资金方', (row) => row.funderName],
    useProof,
    signing: { businessType: 'RF_FINANCE', productType: 'REVERSE_FACTORING', summary: '保理融资申请' },
    send: reviewRfFinancings,
  })
  const hrefOf = ({ rfFinanceNo }: RfFinancing) =>
    href(reverseFactoring.financingAuditFinancing, { rfFinanceNo })
  const columns = [
    is.link('rfFinanceNo', hrefOf),
    is.text('debtorName'),
    is.text('funderName'),
    is.money('rfFinanceAmount', { sort: true }),
    is.deadline('deadline'),
    is.dict('factoringType', 'FACTORING_TYPE', { tone: 'plain' }),
    is.rate('annualRate'),
    is.money('netAmount'),
    is.text('createUserName'),
    is.instant('submitTime', { sort: true }),
    is.actions({ REVIEW: ['复核', (row) => void navigate(hrefOf(row))] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待审核保理融资"
      {...page}
      columns={columns}
      rowKey="rfFinanceNo"
      guidance="没有待审核的保理融资"
      toolbar={<MyDecisions of="RfFinancing" />}
      batch={batch}
    />
  )
}
