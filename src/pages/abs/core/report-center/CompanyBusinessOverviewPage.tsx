import {
  exportAbsCompanyOverview,
  useAbsCompanyOverview,
} from '#api/generated/corp/abs-reports/abs-reports.ts'
import { absMonthOverviewLabels } from '#api/generated/corp/labels/absMonthOverview.ts'
import { absOverviewScopeLabels } from '#api/generated/corp/labels/absOverviewScope.ts'
import type {
  AbsCompanyOverview,
  AbsOverviewFigures,
  AbsOverviewScope,
  PayableStatus,
} from '#api/generated/corp/model/index.ts'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { monthChange } from '#business/pictures/monthChange.ts'
import { addDays } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { QueryForm } from '#ui/query/Form.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { Definitions } from './Definitions.tsx'
import { FIGURES } from './overviewFigures.ts'

type Query = AbsOverviewScope & { pageCond: { pageNo: number; pageSize: number } }
/** 报表不分页：只带统计月份。 */
const scopeOf = ({ statMonthFrom, statMonthTo }: Query): AbsOverviewScope => ({ statMonthFrom, statMonthTo })
const useOverview = (query: Query) => useAbsCompanyOverview(scopeOf(query))

const OWED: readonly PayableStatus[] = ['CONFIRMED', 'TRANSFERRING', 'POOLED', 'PART_PAID', 'OVERDUE']

const filter = filters<Query>({ ...absOverviewScopeLabels, pageCond: '分页' })
const conditions = [filter.months('statMonth')]
const is = column(absMonthOverviewLabels)
const columns = [
  is.text('statMonth'),
  is.money('confirmTotal', { title: '当月确认应付' }),
  is.money('fundedTotal', { title: '当月融资金额' }),
  is.money('paidTotal', { title: '当月付款金额' }),
  is.money('unpaidTotal', { title: '当月确认的未付金额' }),
  is.money('overdueTotal', { title: '当月确认的逾期金额' }),
  is.number('supplierCount'),
]

/** 本企业业务概览：合计、各月趋势与明细，由数字下钻到资产明细。 */
export default function CompanyBusinessOverviewPage() {
  const { query, onQuery, list: overview } = useListPage(useOverview, { conditions })
  return (
    <PageCard
      extra={
        <>
          <Definitions />
          <ExportButton
            fileName="本企业业务概览.xlsx"
            load={(transfer) => exportAbsCompanyOverview(scopeOf(query), transfer)}
          />
        </>
      }
    >
      <QueryForm label="业务概览" filters={conditions} query={query} onQuery={onQuery} />
      <QueryState result={overview}>
        {(data) => <Overview overview={data} isWhole={!query.statMonthFrom && !query.statMonthTo} />}
      </QueryState>
    </PageCard>
  )
}

/** 处于这些状态的账款：就是那个数所合计的。 */
const payablesHref = (statuses: readonly PayableStatus[], others = {}) => {
  const search = new URLSearchParams(statuses.map((status) => ['payableStatuses', status]))
  const address = href(abs.corePayableQuery, others)
  return `${address}${address.includes('?') ? '&' : '?'}${search}`
}

const MONTHLY = ['confirmTotal', 'fundedTotal', 'paidTotal'] as const
type MonthKey = (typeof MONTHLY)[number]
const isMonthly = (key: keyof AbsOverviewFigures): key is MonthKey => MONTHLY.some((one) => one === key)

interface OverviewProps {
  overview: AbsCompanyOverview
  /** 没有限统计月份 */
  isWhole: boolean
}

function Overview({ overview: { statDate, total, months }, isWhole }: OverviewProps) {
  const reach = useReach()
  // 下钻的列表不分确认月份，限了月份的对不上，不给去处
  const hrefs: Readonly<Partial<Record<keyof AbsOverviewFigures, string>>> = {
    confirmTotal: payablesHref([...OWED, 'PAID']),
    unpaidTotal: payablesHref(OWED),
    overdueTotal: payablesHref(OWED, { payableDueDateTo: addDays(statDate, -1) }),
  }
  const series = (key: MonthKey) => months.map((one) => ({ month: one.statMonth, amount: one[key] }))
  // 累计的数一个月里多了多少，就是当月的；统计到本月才说得出
  const [before, now] = [months.at(-2), months.at(-1)]
  const monthly = (key: MonthKey) =>
    now && statDate.startsWith(now.statMonth)
      ? [`本月 ${formatMoney(now[key])}`, monthChange(now[key], before?.[key]) ?? []].flat().join('，')
      : undefined
  return (
    <>
      <StatGrid label={`截至 ${statDate} 的合计`}>
        {FIGURES.map(([key, name, definition]) =>
          key === 'supplierCount' ? (
            <StatTile key={key} label={name} value={total[key]} sub="家" definition={definition} />
          ) : (
            <StatTile
              key={key}
              label={`${name}（元）`}
              value={formatMoney(total[key])}
              sub={isMonthly(key) ? monthly(key) : undefined}
              definition={definition}
              href={isWhole ? hrefs[key] && reach(hrefs[key]) : undefined}
            />
          ),
        )}
      </StatGrid>
      <Section title="各月趋势">
        {months.length > 0 ? (
          <>
            <MonthTrend
              label="各月业务"
              series={{
                确认应付: series('confirmTotal'),
                融资: series('fundedTotal'),
                付款: series('paidTotal'),
              }}
            />
            <PlainTable label="各月业务明细" columns={columns} rows={months} rowKey="statMonth" />
          </>
        ) : (
          <EmptyState guidance="所选月份没有业务" />
        )}
      </Section>
    </>
  )
}
