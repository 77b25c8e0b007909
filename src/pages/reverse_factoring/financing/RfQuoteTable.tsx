import { Link } from 'react-router-dom'
import type { RfQuote } from '#api/generated/corp/model/index.ts'
import { FormulaButton } from '#business/FormulaButton.tsx'
import { compare, formatMoney } from '#domain/money.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { useDict } from '#ui/DictContext.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { RadioChoice } from '#ui/form/RadioChoice.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { type RfFormulaName, rfFormulasOf } from './rfFormulas.ts'

interface RfQuoteTableProps extends ControlProps<string> {
  quotes: readonly RfQuote[]
  arTotal: string
}

const is = column<RfQuote>()

/** 可选的报价里各自最好的：可融最多、利率最低。 */
const bestOf = (quotes: readonly RfQuote[]) => {
  const open = quotes.filter((quote) => quote.enabled)
  const top = (better: (a: RfQuote, b: RfQuote) => number) => open.toSorted(better)[0]?.funderProductNo
  return {
    cap: top((a, b) => compare(b.capAmount, a.capAmount)),
    rate: top((a, b) => compare(a.annualRate, b.annualRate)),
  }
}

/** 比价：资金方与保理方式一起选，按可融金额上限估算，每个数可看公式；不可选的说明原因，没签协议的给去处。 */
export function RfQuoteTable({ quotes, arTotal, value, onChange, ...rest }: RfQuoteTableProps) {
  const protocols = useReach()(href(reverseFactoring.protocolManage))
  const types = useDict('FACTORING_TYPE')
  if (quotes.length === 0) return <EmptyState guidance="暂无可比较的资金方" />
  const best = bestOf(quotes)
  const choice = (quote: RfQuote) => {
    const { funderProductNo: no, funderName, factoringType, protocolStatus } = quote
    const tags = [...(best.cap === no ? ['可融最多'] : []), ...(best.rate === no ? ['利率最低'] : [])]
    return (
      <RadioChoice
        group="rf-quote"
        title={`${funderName} ${types.label(factoringType)}`}
        tags={tags}
        checked={value === no}
        disabled={!quote.enabled}
        reason={quote.reason}
        onChoose={() => onChange?.(no)}
      >
        {protocolStatus !== 'EFFECTIVE' && protocols ? <Link to={protocols}>去签协议</Link> : null}
      </RadioChoice>
    )
  }
  const worked = (name: RfFormulaName, title: string) =>
    is.custom(
      name,
      `${title}（元）`,
      (quote) => (
        <FormulaButton formula={rfFormulasOf(quote, arTotal)[name]}>{formatMoney(quote[name])}</FormulaButton>
      ),
      { width: 150 },
    )
  const columns = [
    is.custom('funderName', '资金方与保理方式', choice, { width: 300 }),
    is.rate('advanceRatio', '融资比例(%)', { width: 100 }),
    worked('capAmount', '可融金额上限'),
    is.rate('annualRate', '年利率(%)', { width: 90 }),
    worked('interestAmount', '融资利息'),
    worked('factoringFee', '保理手续费'),
    worked('netAmount', '预计到账金额'),
    is.dict('interestMode', '收息方式', 'INTEREST_MODE', { tone: 'draft', width: 150 }),
    is.money('availableLimit', '可用额度', { width: 150 }),
    is.dict('protocolStatus', '协议状态', 'PROTOCOL_STATUS', { width: 100 }),
  ]
  return (
    <div role="radiogroup" aria-label={rest['aria-label'] ?? '资金方'} id={rest.id}>
      <PlainTable label="保理比价" columns={columns} rows={quotes} rowKey="funderProductNo" />
    </div>
  )
}
RfQuoteTable.asks = '请选择'
