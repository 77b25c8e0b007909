import { financeQuoteLabels } from '#api/generated/corp/labels/financeQuote.ts'
import { workedColumns } from '#business/financing/workedColumns.tsx'
import { formatRate } from '#domain/money.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { formulasOf, type Price } from './formulas.ts'

type Priced = Price & { financeAmount: string }
const is = column<Priced>({ ...financeQuoteLabels, financeAmount: '融资金额' })

const worked = workedColumns((row: Priced) => formulasOf(row, row.financeAmount))

/** 放款之前起息日只是预计的：还要复核、审核、签合同。 */
const itemsOf = (isLent: boolean) => [
  is.money('financeAmount'),
  is.rate('annualRate'),
  is.number('financeDays'),
  is.date('valueDate', { title: isLent ? '起息日' : '起息日（预计）' }),
  is.date('maturityDate'),
  is.dict('interestMode', 'INTEREST_MODE', { tone: 'plain' }),
  is.dict('interestBearer', 'INTEREST_BEARER', { tone: 'plain' }),
  worked('interestAmount', '融资利息（元）'),
  worked('supplierInterest', '融资方承担利息（元）'),
  worked('coreInterest', '核心企业承担利息（元）'),
  worked('serviceFee', '平台服务费（元）'),
  worked('netAmount', '预计到账金额（元）'),
  worked('comprehensiveRate', '综合融资成本（年化%）', { format: formatRate }),
]
const quoted = itemsOf(false)
const lent = itemsOf(true)

interface PriceFactsProps {
  price: Price
  financeAmount: string
  /** 款已经放了 */
  isLent?: boolean
}

/** 资金信息：金额、天数与费用，每个算出来的数都可看公式（F-01 至 F-05）。 */
export function PriceFacts({ price, financeAmount, isLent = false }: PriceFactsProps) {
  return <Descriptions label="资金信息" of={{ ...price, financeAmount }} items={isLent ? lent : quoted} />
}
