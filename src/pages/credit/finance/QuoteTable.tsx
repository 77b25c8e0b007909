import { Link } from 'react-router-dom'
import type { FinanceQuote } from '#api/generated/corp/model/index.ts'
import { FormulaButton } from '#business/FormulaButton.tsx'
import { compare, formatMoney, formatRate } from '#domain/money.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { RadioChoice } from '#ui/form/RadioChoice.tsx'
import { type Column, column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { formulasOf } from './formulas.ts'

interface QuoteTableProps extends ControlProps<string> {
  quotes: readonly FinanceQuote[]
  financeAmount: string
  /** 另加的列，如与原报价之差 */
  extra?: readonly Column<FinanceQuote>[]
}

const is = column<FinanceQuote>()

/** 可选的报价里各自最好的：到账最多、综合成本最低。 */
const bestOf = (quotes: readonly FinanceQuote[]) => {
  const open = quotes.filter((quote) => quote.enabled)
  const top = (better: (a: FinanceQuote, b: FinanceQuote) => number) =>
    open.toSorted(better)[0]?.funderProductNo
  return {
    net: top((a, b) => compare(b.netAmount, a.netAmount)),
    cost: top((a, b) => compare(a.comprehensiveRate, b.comprehensiveRate)),
  }
}

/** 比价：各资金方按到账金额从多到少，每个数可看公式；不可选的说明原因，未签约的给去处（F-01 至 F-05）。 */
export function QuoteTable({ quotes, financeAmount, extra = [], value, onChange, ...rest }: QuoteTableProps) {
  const reach = useReach()
  if (quotes.length === 0) return <EmptyState guidance="暂无可比较的资金方" />
  const best = bestOf(quotes)
  const signup = (quote: FinanceQuote) =>
    quote.signupStatus === 'ACTIVE'
      ? undefined
      : reach(href(credit.coreFinanceSignupApply, { funder: quote.funderProductNo }))
  const choice = (quote: FinanceQuote) => {
    const to = signup(quote)
    const { funderProductNo: no } = quote
    const tags = [...(best.net === no ? ['到账最多'] : []), ...(best.cost === no ? ['成本最低'] : [])]
    return (
      <RadioChoice
        group="quote"
        title={quote.funderName}
        note={quote.funderProductName}
        tags={tags}
        checked={value === no}
        disabled={!quote.enabled}
        reason={quote.reason}
        onChoose={() => onChange?.(no)}
      >
        {to ? <Link to={to}>去签约</Link> : null}
      </RadioChoice>
    )
  }
  const worked = (name: 'interestAmount' | 'supplierInterest' | 'serviceFee' | 'netAmount', title: string) =>
    is.custom(
      name,
      `${title}（元）`,
      (quote) => (
        <FormulaButton formula={formulasOf(quote, financeAmount)[name]}>
          {formatMoney(quote[name])}
        </FormulaButton>
      ),
      { width: 150 },
    )
  const columns = [
    is.custom('funderName', '资金方', choice, { width: 260 }),
    worked('netAmount', '预计到账金额'),
    ...extra,
    is.custom(
      'comprehensiveRate',
      '综合融资成本(年化%)',
      (quote) => (
        <FormulaButton formula={formulasOf(quote, financeAmount).comprehensiveRate}>
          {formatRate(quote.comprehensiveRate)}
        </FormulaButton>
      ),
      { width: 160 },
    ),
    is.rate('annualRate', '年利率(%)', { width: 90 }),
    worked('interestAmount', '融资利息'),
    worked('supplierInterest', '融资方承担利息'),
    worked('serviceFee', '平台服务费'),
    is.number('financeDays', '计息天数', { width: 80 }),
    is.text('lendSpeed', '放款时效', { width: 80 }),
    is.dict('interestMode', '收息方式', 'INTEREST_MODE', { tone: 'draft', width: 150 }),
    is.dict('interestBearer', '利息承担方', 'INTEREST_BEARER', { tone: 'draft', width: 110 }),
    is.dict('recourseType', '追索类型', 'RECOURSE_TYPE', { tone: 'draft', width: 100 }),
    is.dict('signupStatus', '签约状态', 'SIGNUP_STATUS', { width: 100 }),
  ]
  return (
    <div role="radiogroup" aria-label={rest['aria-label'] ?? '资金方'} id={rest.id}>
      <PlainTable label="资金方比价" columns={columns} rows={quotes} rowKey="funderProductNo" />
    </div>
  )
}
QuoteTable.asks = '请选择'
