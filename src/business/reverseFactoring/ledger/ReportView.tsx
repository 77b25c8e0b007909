import Button from '@arco-design/web-react/es/Button'
import { useMemo, useState } from 'react'
import { rfReportFunderLabels } from '#api/generated/corp/labels/rfReportFunder.ts'
import { rfReportLimitLabels } from '#api/generated/corp/labels/rfReportLimit.ts'
import { rfReportMonthLabels } from '#api/generated/corp/labels/rfReportMonth.ts'
import { rfReportPartnerLabels } from '#api/generated/corp/labels/rfReportPartner.ts'
import { rfReportScopeLabels } from '#api/generated/corp/labels/rfReportScope.ts'
import type { RfReport, RfReportPart, RfReportScope } from '#api/generated/corp/model/index.ts'
import { exportRfReport, useRfReport } from '#api/generated/corp/rf-reports/rf-reports.ts'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { formatMoney, sum } from '#domain/money.ts'
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
import { SIDES, type Side } from '../sides.ts'

const conditions = [filters(rfReportScopeLabels).months('statMonth')]
const month = column(rfReportMonthLabels)
const partner = column(rfReportPartnerLabels)
const funder = column(rfReportFunderLabels)
const limit = column(rfReportLimitLabels)

const monthColumns = (side: Side) => [
  month.text('statMonth'),
  month.money('confirmTotal'),
  ...(side === 'CREDITOR' ? [month.money('lentTotal')] : []),
  month.money('paidTotal'),
]

const partnerColumns = (side: Side) => [
  partner.text('partnerName', { title: SIDES[side].partner }),
  partner.money('confirmTotal'),
  partner.money('balanceTotal'),
  partner.number('accountCount', { title: '未付笔数' }),
  partner.money('notDueAmount'),
  partner.money('late30Amount', { title: '逾期30天内' }),
  partner.money('late60Amount', { title: '逾期31～60天' }),
  partner.money('late90Amount', { title: '逾期61～90天' }),
  partner.money('lateOver90Amount', { title: '逾期90天以上' }),
]

const funderColumns = [
  funder.text('funderName'),
  funder.number('financeCount', { title: '放款笔数' }),
  funder.money('lentTotal'),
  funder.money('interestTotal'),
  funder.money('feeTotal'),
  funder.rate('comprehensiveRate', { title: '综合成本（年化）', aligned: true }),
  funder.money('owedTotal', { title: '还欠资金方' }),
]

const limitColumns = [
  limit.code('limitNo'),
  limit.text('funderName'),
  limit.money('totalLimit'),
  limit.money('usedLimit'),
  limit.money('frozenLimit'),
  limit.money('availableLimit'),
  limit.rate('useRatio'),
  limit.date('limitExpireDate'),
]

/** 一方的业务统计：各月的确权、融资与付款，按对方的账龄，债权人的另有各资金方的成本与额度使用。 */
export function ReportView({ side, onClose }: { side: Side; onClose: () => void }) {
  // 列表的条件还在地址栏里等着回去：统计的月份另放
  const [scope, setScope] = useState<RfReportScope>({})
  const onScope = useMemo(() => {
    const set = (change: RfReportScope) => setScope((before) => ({ ...before, ...change }))
    const reset = () => {
      setScope({})
      return {}
    }
    return Object.assign(set, { reset })
  }, [])
  const report = useRfReport(scope)
  return (
    <PageCard description={`${SIDES[side].account}统计`} extra={<Button onClick={onClose}>返回列表</Button>}>
      <QueryForm label="业务统计" filters={conditions} query={scope} onQuery={onScope} />
      <QueryState result={report}>{(data) => <Report report={data} side={side} scope={scope} />}</QueryState>
    </PageCard>
  )
}

function Report({
  report: { statDate, total, months, partners, funders, limits },
  side,
  scope,
}: {
  report: RfReport
  side: Side
  scope: RfReportScope
}) {
  const exporting = (part: RfReportPart, name: string) => (
    <ExportButton
      fileName={`反向保理${name}.xlsx`}
      load={(transfer) => exportRfReport({ ...scope, part }, transfer)}
    />
  )
  const late = partners.flatMap((row) => [
    row.late30Amount,
    row.late60Amount,
    row.late90Amount,
    row.lateOver90Amount,
  ])
  const series = (key: 'confirmTotal' | 'lentTotal' | 'paidTotal') =>
    months.map((one) => ({ month: one.statMonth, amount: one[key] ?? '0.00' }))
  const tiles: (readonly [label: string, value: string, definition: string])[] = [
    ['确权金额', total.confirmTotal, '统计月份内通过确权复核的账款，按确权金额'],
    ...(total.lentTotal === undefined
      ? []
      : [['融资金额', total.lentTotal, '统计月份内放款的保理融资'] as const]),
    ['付款金额', total.paidTotal, '统计月份内债务人付的：已融资的按每次回款，没有融资的按付清的那天'],
    [
      '未付余额',
      sum(partners.map(({ balanceTotal }) => balanceTotal)),
      `截至 ${statDate} 已确权、未付清的余额，不限确权的月份；与账龄的合计相等`,
    ],
    ['逾期金额', sum(late), '上述余额中过了宽限期的部分'],
  ]
  if (partners.length === 0) return <EmptyState guidance="所选月份没有确权的账款，也没有未付清的" />
  return (
    <>
      <StatGrid label="合计">
        {tiles.map(([label, value, definition]) => (
          <StatTile key={label} label={`${label}（元）`} value={formatMoney(value)} definition={definition} />
        ))}
      </StatGrid>
      <Section title="各月趋势" extra={exporting('MONTH', '各月业务')}>
        <MonthTrend
          label="各月业务"
          series={{
            确权: series('confirmTotal'),
            ...(side === 'CREDITOR' && { 融资: series('lentTotal') }),
            付款: series('paidTotal'),
          }}
        />
        <PlainTable
          label="各月业务明细"
          columns={monthColumns(side)}
          rows={months.toReversed()}
          rowKey="statMonth"
        />
      </Section>
      <Section title={`按${SIDES[side].partner}的账龄`} extra={exporting('PARTNER', '账龄')}>
        <PlainTable
          label="账龄"
          columns={partnerColumns(side)}
          rows={partners}
          rowKey="partnerName"
          pinFirst
        />
      </Section>
      {side === 'DEBTOR' ? null : (
        <Section
          title="按资金方的成本"
          extra={funders.length > 0 ? exporting('FUNDER', '资金方成本') : undefined}
        >
          {funders.length === 0 ? (
            <EmptyState guidance="所选月份没有放款的融资" />
          ) : (
            <PlainTable label="资金方成本" columns={funderColumns} rows={funders} rowKey="funderName" />
          )}
        </Section>
      )}
      {limits.length > 0 ? (
        <Section title="反向保理额度使用" extra={exporting('LIMIT', '额度使用')}>
          <PlainTable label="额度使用" columns={limitColumns} rows={limits} rowKey="limitNo" />
        </Section>
      ) : null}
    </>
  )
}
