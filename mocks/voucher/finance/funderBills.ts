import { formatRate, yuan } from '#domain/money.ts'
import type { FunderBillKind } from '../../account/funderBill/kinds.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

/** F-01 与 F-04：账单所属融资的利息由哪些数算出。 */
export const interestBills: FunderBillKind = {
  type: 'INTEREST',
  calculation(world, row) {
    const finance = world.financeApplications.get(row.bizNo)
    if (!finance) return undefined
    const basis = finance.dayBasis ?? 360
    const line = (itemName: string, itemText: string | undefined) =>
      itemText ? [{ itemName, itemText }] : []
    return {
      calcLines: [
        ...line('融资金额', yuan(finance.financeAmount)),
        ...line('年化利率', formatRate(finance.annualRate)),
        ...line('起息日', finance.valueDate),
        ...line('到期日', finance.maturityDate),
        ...line(
          '计息天数',
          finance.financeDays === undefined ? undefined : `${finance.financeDays} 天，算头不算尾`,
        ),
        ...line('计息基准', `${basis} 天`),
        ...line('融资利息', yuan(finance.interestAmount)),
        ...line('利息承担方', dictLabel('INTEREST_BEARER', finance.interestBearer ?? 'APPLICANT')),
        ...line('核心企业承担比例', finance.coreBearRatio && formatRate(finance.coreBearRatio)),
        ...line('本企业承担', yuan(row.funderBillAmount)),
      ],
      calcFormula: `融资利息 = 融资金额 × 年化利率 × 计息天数 ÷ ${basis}，四舍五入到分`,
    }
  },
}
