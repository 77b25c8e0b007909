import { rfQuoteLabels } from '#api/generated/corp/labels/rfQuote.ts'
import { workedColumns } from '#business/financing/workedColumns.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { type RfPrice, rfFormulasOf } from './rfFormulas.ts'

type Priced = RfPrice & { arTotal: string }
const is = column<Priced>({ ...rfQuoteLabels, arTotal: '账款总额' })

const worked = workedColumns((row: Priced) => rfFormulasOf(row, row.arTotal))

const itemsFor = (isLent: boolean) => [
  is.money('rfFinanceAmount'),
  is.rate('advanceRatio'),
  worked('capAmount', '可融金额上限（元）'),
  is.rate('annualRate'),
  // 放款之前还要过几个人，起息日不一定是今天
  is.date('valueDate', { title: isLent ? '起息日' : '起息日（预计）' }),
  is.date('maturityDate'),
  is.number('financeDays'),
  is.dict('interestMode', 'INTEREST_MODE', { tone: 'plain' }),
  worked('interestAmount', '融资利息（元）'),
  worked('factoringFee', '保理手续费（元）'),
  worked('netAmount', '预计到账金额（元）'),
]

interface RfPriceFactsProps {
  price: RfPrice
  arTotal: string
  /** 放过款了：起息日已定 */
  isLent?: boolean
}

/** 资金信息：金额、天数与费用，每个算出来的数都可看公式。 */
export function RfPriceFacts({ price, arTotal, isLent = false }: RfPriceFactsProps) {
  return <Descriptions label="资金信息" of={{ ...price, arTotal }} items={itemsFor(isLent)} />
}
