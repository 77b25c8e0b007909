import { Link } from 'react-router-dom'
import type { FinanceQuote } from '#api/generated/corp/model/index.ts'
import { formulasOf } from '#business/credit/finance/formulas.ts'
import { bestOf, QuoteTable } from '#business/financing/QuoteTable.tsx'
import { compare } from '#domain/money.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { type Column, column } from '#ui/table/columns.tsx'

interface FinanceQuoteTableProps extends ControlProps<string> {
  quotes: readonly FinanceQuote[]
  financeAmount: string
  /** 签约的页面去得了才成为链接（useSignupHref） */
  signupHref: (funderProductNo: string) => string | undefined
  /** 另加的列，如与原报价之差 */
  extra?: readonly Column<FinanceQuote>[]
}

const is = column<FinanceQuote>()

/** 比价：各资金方按到账金额从多到少，一行的数可看公式；不可选的说明原因，未签约的给去处（F-01 至 F-05）。 */
export function FinanceQuoteTable({
  quotes,
  financeAmount,
  signupHref,
  extra = [],
  ...rest
}: FinanceQuoteTableProps) {
  const mostPaid = bestOf(quotes, (a, b) => compare(b.netAmount, a.netAmount))
  const cheapest = bestOf(quotes, (a, b) => compare(a.comprehensiveRate, b.comprehensiveRate))
  const choiceOf = (quote: FinanceQuote) => {
    const { funderProductNo: no, signupStatus } = quote
    const to = signupStatus === 'ACTIVE' ? undefined : signupHref(no)
    return {
      title: quote.funderName,
      note: quote.funderProductName,
      tags: [...(mostPaid === no ? ['到账最多'] : []), ...(cheapest === no ? ['成本最低'] : [])],
      way: to ? <Link to={to}>去签约</Link> : null,
    }
  }
  const columns = [
    is.money('netAmount', '预计到账金额'),
    ...extra,
    is.rate('comprehensiveRate', '综合融资成本（年化%）', { aligned: true }),
    is.rate('annualRate', '年利率'),
    is.money('interestAmount', '融资利息'),
    is.money('supplierInterest', '融资方承担利息'),
    is.money('serviceFee', '平台服务费'),
    is.number('financeDays', '计息天数'),
    is.custom('lendSpeed', '放款时效', ({ lendSpeed }) => lendSpeed),
    is.dict('interestMode', '收息方式', 'INTEREST_MODE', { tone: 'plain' }),
    is.dict('interestBearer', '利息承担方', 'INTEREST_BEARER', { tone: 'plain' }),
    is.dict('recourseType', '追索类型', 'RECOURSE_TYPE', { tone: 'plain' }),
  ]
  const choice = { title: '资金方', of: choiceOf }
  return (
    <QuoteTable
      {...rest}
      label="资金方比价"
      quotes={quotes}
      choice={choice}
      columns={columns}
      formulasOf={(quote) => formulasOf(quote, financeAmount)}
    />
  )
}
FinanceQuoteTable.asks = '请选择'
