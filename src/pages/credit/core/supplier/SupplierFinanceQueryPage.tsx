import { Link } from 'react-router-dom'
import {
  exportSupplierFinances,
  usePageSupplierFinances,
  useSupplierFinanceTotals,
} from '#api/generated/corp/finances/finances.ts'
import type {
  SupplierFinance,
  SupplierFinanceQuery,
  SupplierFinanceTotal,
} from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<SupplierFinanceQuery>()
const conditions = [
  filter.text('applicantName', '融资申请方'),
  filter.text('funderName', '资金方'),
  filter.dates('lendTime', '放款时间'),
  filter.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
  filter.text('voucherNo', '凭证编号'),
]
const is = column<SupplierFinance>()
const total = column<SupplierFinanceTotal>()
const totals = [
  total.text('applicantName', '融资申请方'),
  total.number('financeCount', '笔数'),
  total.money('financeAmount', '融资金额合计'),
  total.money('lentAmount', '其中已放款'),
  total.money('coreInterest', '本企业承担利息'),
]

/** 供应商融资查询：本企业开立的凭证被谁融资、本企业承担多少利息；按供应商汇总、可导出。 */
export default function SupplierFinanceQueryPage() {
  const page = useListPage(usePageSupplierFinances, { conditions })
  const { query } = page
  const { pageCond: _page, sort: _sort, ...conditionsNow } = query
  const summary = useSupplierFinanceTotals(conditionsNow)
  const reach = useReach()
  const columns = [
    is.text('applicantName', '融资申请方'),
    is.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
    is.money('financeAmount', '融资金额', { sort: true }),
    is.date('maturityDate', '到期日', { sort: true }),
    is.text('funderName', '资金方'),
    is.code('voucherNo', '凭证编号'),
    is.link('financeNo', '融资编号', (row) =>
      href(credit.coreSupplierFinanceDetail, { financeNo: row.financeNo }),
    ),
    is.number('financeDays', '计息天数'),
    is.dict('interestBearer', '利息承担方', 'INTEREST_BEARER', { tone: 'plain' }),
    is.money('coreInterest', '核心企业承担利息'),
    is.instant('lendTime', '放款时间', { sort: true }),
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
          load={(onProgress, signal) => exportSupplierFinances(query, transferOptions(onProgress, signal))}
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
