import type { FinanceQuote } from '#api/generated/corp/model/index.ts'
import type { Formula } from '#business/FormulaButton.tsx'
import { formatMoney, formatRate, yuan } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'

/** 价格的各项：报价与融资申请都有。 */
export type Price = Pick<
  FinanceQuote,
  | 'annualRate'
  | 'financeDays'
  | 'dayBasis'
  | 'interestMode'
  | 'interestBearer'
  | 'coreBearRatio'
  | 'feeMode'
  | 'feeRate'
  | 'minFee'
  | 'interestAmount'
  | 'supplierInterest'
  | 'coreInterest'
  | 'serviceFee'
  | 'netAmount'
  | 'comprehensiveRate'
  | 'valueDate'
  | 'maturityDate'
>

type FormulaName =
  | 'interestAmount'
  | 'supplierInterest'
  | 'coreInterest'
  | 'serviceFee'
  | 'netAmount'
  | 'comprehensiveRate'

/** 后端先加了新的枚举值时查不到（T48）。 */
type ByCode<Value> = Readonly<Record<string, Value>>

const shares = (price: Price): Pick<Record<FormulaName, Formula>, 'coreInterest' | 'supplierInterest'> => {
  const ratios: ByCode<string> = { APPLICANT: '0%', CORE: '100%', SHARED: formatRate(price.coreBearRatio) }
  const ratio = ratios[price.interestBearer] ?? NO_VALUE
  return {
    coreInterest: {
      name: 'F-04 利息分担',
      rule: '核心企业承担利息 = 融资利息 × 核心企业承担比例',
      worked: `${formatMoney(price.interestAmount)} × ${ratio} = ${yuan(price.coreInterest)}`,
    },
    supplierInterest: {
      name: 'F-04 利息分担',
      rule: '融资方承担利息 = 融资利息 − 核心企业承担利息',
      worked: `${formatMoney(price.interestAmount)} − ${formatMoney(price.coreInterest)} = ${yuan(price.supplierInterest)}`,
    },
  }
}

const fee = (price: Price, financeAmount: string): Formula => {
  const { feeMode, feeRate, minFee, financeDays, dayBasis, serviceFee } = price
  const floor = `最低 ${yuan(minFee)}`
  const amount = formatMoney(financeAmount)
  const rate = formatRate(feeRate)
  const parts: ByCode<readonly [rule: string, worked: string]> = {
    FIXED: ['按笔固定收取', `每笔 ${yuan(minFee)}`],
    ONE_OFF: [`融资金额 × 服务费率，${floor}`, `${amount} × ${rate}`],
    ANNUALIZED: [
      `融资金额 × 服务费率 × 计息天数 ÷ ${dayBasis}，${floor}`,
      `${amount} × ${rate} × ${financeDays} ÷ ${dayBasis}`,
    ],
  }
  const [rule, worked] = parts[feeMode] ?? ['按约定的方式收取', NO_VALUE]
  return {
    name: 'F-02 平台服务费',
    rule: `${rule}；另行缴纳，不从融资款中扣`,
    worked: `${worked} → ${yuan(serviceFee)}`,
  }
}

/** 每个数的公式：规则、代入的数、结果。 */
export const formulasOf = (price: Price, financeAmount: string): Readonly<Record<FormulaName, Formula>> => {
  const { financeDays: days, dayBasis, supplierInterest, serviceFee } = price
  const amount = formatMoney(financeAmount)
  return {
    interestAmount: {
      name: 'F-01 融资利息',
      rule: `融资金额 × 年利率 × 计息天数 ÷ ${dayBasis}（算头不算尾，四舍五入到分）`,
      worked: `${amount} × ${formatRate(price.annualRate)} × ${days} ÷ ${dayBasis} = ${yuan(price.interestAmount)}`,
    },
    ...shares(price),
    serviceFee: fee(price, financeAmount),
    netAmount:
      price.interestMode === 'PREPAID'
        ? {
            name: 'F-03 到账金额',
            rule: '融资金额 − 融资方承担利息（放款时扣收）',
            worked: `${amount} − ${formatMoney(supplierInterest)} = ${yuan(price.netAmount)}`,
          }
        : {
            name: 'F-03 到账金额',
            rule: '利息到期收取，放款时不扣',
            worked: yuan(financeAmount),
          },
    comprehensiveRate: {
      name: 'F-05 综合融资成本（年化）',
      rule: '（融资方承担利息 + 平台服务费）÷ 融资金额 × 360 ÷ 计息天数（各资金方一律按360天折算）',
      worked: `（${formatMoney(supplierInterest)} + ${formatMoney(serviceFee)}）÷ ${amount} × 360 ÷ ${days} = ${formatRate(price.comprehensiveRate)}`,
    },
  }
}
