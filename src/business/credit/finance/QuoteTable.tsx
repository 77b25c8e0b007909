import { Link } from 'react-router-dom'
import { financeQuoteLabels } from '#api/generated/corp/labels/financeQuote.ts'
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

const is = column(financeQuoteLabels)

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
    is.money('netAmount'),
    ...extra,
    is.rate('comprehensiveRate', { title: '综合融资成本（年化%）', aligned: true }),
    is.rate('annualRate'),
    is.money('interestAmount'),
    is.money('supplierInterest'),
    is.money('serviceFee'),
    is.number('financeDays'),
    is.custom('lendSpeed', ({ lendSpeed }) => lendSpeed),
    is.dict('interestMode', 'INTEREST_MODE', { tone: 'plain' }),
    is.dict('interestBearer', 'INTEREST_BEARER', { tone: 'plain' }),
    is.dict('recourseType', 'RECOURSE_TYPE', { tone: 'plain' }),
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
