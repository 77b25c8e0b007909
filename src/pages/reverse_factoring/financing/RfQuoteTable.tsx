import { Link } from 'react-router-dom'
import { rfQuoteLabels } from '#api/generated/corp/labels/rfQuote.ts'
import type { RfQuote } from '#api/generated/corp/model/index.ts'
import { bestOf, QuoteTable } from '#business/financing/QuoteTable.tsx'
import { compare } from '#domain/money.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { useDict } from '#ui/DictContext.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { column } from '#ui/table/columns.tsx'
import { rfFormulasOf } from './rfFormulas.ts'

interface RfQuoteTableProps extends ControlProps<string> {
  quotes: readonly RfQuote[]
  arTotal: string
}

const is = column(rfQuoteLabels)

/** 比价：资金方与保理方式一起选，按可融金额上限估算，一行的数可看公式；不可选的说明原因，没签协议的给去处。 */
export function RfQuoteTable({ quotes, arTotal, ...rest }: RfQuoteTableProps) {
  const protocols = useReach()(href(reverseFactoring.protocolManage))
  const types = useDict('FACTORING_TYPE')
  const largest = bestOf(quotes, (a, b) => compare(b.capAmount, a.capAmount))
  const cheapest = bestOf(quotes, (a, b) => compare(a.comprehensiveRate, b.comprehensiveRate))
  const choiceOf = ({ funderProductNo: no, funderName, factoringType, protocolStatus }: RfQuote) => ({
    title: `${funderName} ${types.label(factoringType)}`,
    tags: [...(largest === no ? ['可融最多'] : []), ...(cheapest === no ? ['成本最低'] : [])],
    way: protocolStatus !== 'EFFECTIVE' && protocols ? <Link to={protocols}>去签协议</Link> : null,
  })
  const columns = [
    is.rate('advanceRatio'),
    is.money('capAmount'),
    is.rate('annualRate'),
    is.money('interestAmount'),
    is.money('factoringFee'),
    is.money('netAmount'),
    is.rate('comprehensiveRate', { title: '综合成本（年化%）', aligned: true }),
    is.dict('interestMode', 'INTEREST_MODE', { tone: 'plain' }),
    is.money('availableLimit', { title: '可用额度' }),
    is.dict('protocolStatus', 'PROTOCOL_STATUS', { title: '协议状态' }),
  ]
  const choice = { title: '资金方与保理方式', of: choiceOf }
  return (
    <QuoteTable
      {...rest}
      label="保理比价"
      quotes={quotes}
      choice={choice}
      columns={columns}
      formulasOf={(quote) => rfFormulasOf(quote, arTotal)}
    />
  )
}
RfQuoteTable.asks = '请选择'
