import { financeQuoteLabels } from '#api/generated/corp/labels/financeQuote.ts'
import type { SwitchQuote } from '#api/generated/corp/model/index.ts'
import { FinanceQuoteTable } from '#business/credit/finance/QuoteTable.tsx'
import { useSignupHref } from '#pages/credit/core/finance/useSignupHref.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { column, Money } from '#ui/table/columns.tsx'

interface SwitchQuotesProps extends ControlProps<string> {
  quotes: readonly SwitchQuote[]
  financeAmount: string
}

const is = column(financeQuoteLabels)

/** 新资金方的比价：多一列到账金额的变化。 */
export function SwitchQuotes({ quotes, ...rest }: SwitchQuotesProps) {
  const signupHref = useSignupHref()
  const change = new Map(quotes.map(({ quote, netChangeAmount }) => [quote.funderProductNo, netChangeAmount]))
  const extra = [
    is.derived(
      'netChangeAmount',
      '到账金额变化（元）',
      (quote) => <Money value={change.get(quote.funderProductNo)} />,
      { width: 130, align: 'end' },
    ),
  ]
  return (
    <FinanceQuoteTable
      {...rest}
      signupHref={signupHref}
      quotes={quotes.map((one) => one.quote)}
      extra={extra}
    />
  )
}
SwitchQuotes.asks = '请选择'
