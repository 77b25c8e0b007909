import { Link } from 'react-router-dom'
import {
  exportSupplierFinances,
  usePageSupplierFinances,
  useSupplierFinanceTotals,
} from '#api/generated/corp/finances/finances.ts'
import { supplierFinanceLabels } from '#api/generated/corp/labels/supplierFinance.ts'
import { supplierFinanceQueryLabels } from '#api/generated/corp/labels/supplierFinanceQuery.ts'
import { supplierFinanceTotalLabels } from '#api/generated/corp/labels/supplierFinanceTotal.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const filter = filters(supplierFinanceQueryLabels)
const conditions = [
  filter.text('applicantName'),
  filter.text('funderName'),
  filter.dates('lendTime', { label: '放款时间' }),
  filter.dict('financeStatus', 'FINANCE_STATUS'),
  filter.text('voucherNo'),
]
const is = column(supplierFinanceLabels)
const total = column(supplierFinanceTotalLabels)
const totals = [
  total.text('applicantName'),
  total.number('financeCount'),
  total.money('financeAmount'),
  total.money('lentAmount'),
  total.money('coreInterest', { title: '本企业承担利息' }),
]

/** 供应商融资查询：本企业开立的凭证被谁融资、本企业承担多少利息；按供应商汇总、可导出。 */
export default function SupplierFinanceQueryPage() {
  const page = useListPage(usePageSupplierFinances, { conditions })
  const { query } = page
  const { pageCond: _page, sort: _sort, ...conditionsNow } = query
  const summary = useSupplierFinanceTotals(conditionsNow)
  const reach = useReach()
  const columns = [
    is.text('applicantName'),
    is.dict('financeStatus', 'FINANCE_STATUS'),
    is.money('financeAmount', { sort: true }),
    is.date('maturityDate', { sort: true }),
    is.text('funderName'),
    is.code('voucherNo'),
    is.link('financeNo', (row) => href(credit.coreSupplierFinanceDetail, { financeNo: row.financeNo })),
    is.number('financeDays'),
    is.dict('interestBearer', 'INTEREST_BEARER', { tone: 'plain' }),
    is.money('coreInterest'),
    is.instant('lendTime', { sort: true }),
  ]
  const limit = reach(href(credit.coreSupplierLimitDetail))
  return (
    <ListCard
      label="供应商融资"
      {...page}
      columns={columns}
      rowKey="financeNo"
      guidance="还没有供应商以本企业开立的凭证融资"
      toolbar={
        <ExportButton
          fileName="供应商融资.xlsx"
          load={(transfer) => exportSupplierFinances(query, transfer)}
        />
      }
      extra={limit ? <Link to={limit}>额度占用</Link> : null}
    >
      <Section title="按供应商汇总">
        <QueryState result={summary} height={74}>
          {(rows) => <PlainTable label="按供应商汇总" columns={totals} rows={rows} rowKey="applicantName" />}
        </QueryState>
      </Section>
    </ListCard>
  )
}
