import type { RfQuote } from '#api/generated/corp/model/index.ts'
import type { Formula } from '#business/FormulaButton.tsx'
import { formatMoney, formatRate, yuan } from '#domain/money.ts'

/** 保理价格的各项：报价与融资申请都有。 */
export type RfPrice = Pick<
  RfQuote,
  | 'annualRate'
  | 'advanceRatio'
  | 'feeRate'
  | 'interestMode'
  | 'dayBasis'
  | 'valueDate'
  | 'maturityDate'
  | 'financeDays'
  | 'capAmount'
  | 'rfFinanceAmount'
  | 'interestAmount'
  | 'factoringFee'
  | 'netAmount'
>

type RfFormulaName = 'capAmount' | 'interestAmount' | 'factoringFee' | 'netAmount'

/** 每个数的公式：规则、代入的数、结果；数由服务端算（F-01、F-02、F-03、F-11）。 */
export const rfFormulasOf = (price: RfPrice, arTotal: string): Readonly<Record<RfFormulaName, Formula>> => {
  const { dayBasis, financeDays: days, rfFinanceAmount: amount, interestAmount, factoringFee } = price
  const isPrepaid = price.interestMode === 'PREPAID'
  return {
    capAmount: {
      name: 'F-11 可融金额',
      rule: '账款总额 × 融资比例，舍去分以下',
      worked: `${formatMoney(arTotal)} × ${formatRate(price.advanceRatio)} = ${yuan(price.capAmount)}`,
    },
    interestAmount: {
      name: 'F-01 融资利息',
      rule: `融资申请金额 × 年利率 × 计息天数 ÷ ${dayBasis}（算头不算尾，四舍五入到分）`,
      worked: `${formatMoney(amount)} × ${formatRate(price.annualRate)} × ${days} ÷ ${dayBasis} = ${yuan(interestAmount)}`,
    },
    factoringFee: {
      name: 'F-02 保理手续费',
      rule: '融资申请金额 × 手续费率，一次收取',
      worked: `${formatMoney(amount)} × ${formatRate(price.feeRate)} = ${yuan(factoringFee)}`,
    },
    netAmount: isPrepaid
      ? {
          name: 'F-03 到账金额',
          rule: '融资申请金额 − 融资利息 − 保理手续费（放款时扣收）',
          worked: `${formatMoney(amount)} − ${formatMoney(interestAmount)} − ${formatMoney(factoringFee)} = ${yuan(price.netAmount)}`,
        }
      : {
          name: 'F-03 到账金额',
          rule: '利息与手续费到期从回款中收取，放款时不扣',
          worked: yuan(price.netAmount),
        },
  }
}
