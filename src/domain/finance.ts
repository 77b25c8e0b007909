import {
  add,
  clamp,
  compare,
  formatMoney,
  formatRate,
  max,
  min,
  multiplyDivide,
  multiplyRate,
  subtract,
  sum,
  toMoney,
  yuan,
} from './money.ts'

/** 计息基准天数，默认 360。 */
type DayBasis = 360 | 365
type InterestBearer = 'APPLICANT' | 'CORE' | 'SHARED'
type InterestMode = 'PREPAID' | 'AT_MATURITY'

const ZERO = '0.00'

/** 金额（元）× 年化百分数 × 天数 ÷ 基准天数，四舍五入到分。 */
const accrue = (amount: string, ratePercent: string, days: number, dayBasis: DayBasis = 360): string => {
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`天数不正确：${days}`)
  return multiplyDivide([amount, ratePercent, days], [100, dayBasis])
}

/** F-01 融资利息：金额为元，利率为年化百分数，天数算头不算尾。 */
export const interestOf = (p: {
  amount: string
  annualRate: string
  days: number
  dayBasis?: DayBasis
}): string => accrue(p.amount, p.annualRate, p.days, p.dayBasis)

/** 服务费的计法及其所需的参数。 */
export type FeeTerms =
  | { feeMode: 'FIXED'; fixedFee: string }
  | { feeMode: 'ONE_OFF'; amount: string; feeRate: string }
  | { feeMode: 'ANNUALIZED'; amount: string; feeRate: string; days: number; dayBasis?: DayBasis }

const rawFee = (terms: FeeTerms): string => {
  if (terms.feeMode === 'FIXED') return toMoney(terms.fixedFee)
  if (terms.feeMode === 'ONE_OFF') return multiplyRate(terms.amount, terms.feeRate)
  return accrue(terms.amount, terms.feeRate, terms.days, terms.dayBasis)
}

/** F-02 服务费：按笔固定、按金额比例或按金额年化，再收进 [minFee, maxFee]。 */
export const serviceFeeOf = (terms: FeeTerms & { minFee?: string; maxFee?: string }): string => {
  const fee = max(rawFee(terms), terms.minFee ?? ZERO)
  return terms.maxFee === undefined ? fee : min(fee, terms.maxFee)
}

/** F-03 到账金额：预收利息时减供应商利息，约定从融资款扣收时减服务费（默认不扣）。 */
export const netAmountOf = (p: {
  financeAmount: string
  supplierInterest: string
  interestMode: InterestMode
  serviceFee?: string
  feeDeduct?: boolean
}): string => {
  const afterInterest = p.interestMode === 'PREPAID' ? p.supplierInterest : ZERO
  const afterFee = p.feeDeduct ? (p.serviceFee ?? ZERO) : ZERO
  return subtract(subtract(p.financeAmount, afterInterest), afterFee)
}

/** F-04 利息分担：核心企业部分四舍五入，供应商承担余数，两者之和恒等于利息；双方分担而未给比例抛 RangeError。 */
export const splitInterest = (p: {
  interest: string
  interestBearer: InterestBearer
  coreBearRatio?: string
}): { coreInterest: string; supplierInterest: string } => {
  const ratio = { APPLICANT: '0', CORE: '100', SHARED: p.coreBearRatio ?? '' }[p.interestBearer]
  const coreInterest = multiplyRate(p.interest, ratio)
  return { coreInterest, supplierInterest: subtract(p.interest, coreInterest) }
}

/** 折成年化用的天数：不论各资金方按多少天计息，比价用同一把尺（F-05）。 */
const RANKING_DAY_BASIS = 360

/** F-05 综合融资成本：年化百分数，一律按 360 天折算，四位小数；金额或天数为零抛 RangeError。 */
export const comprehensiveRateOf = (p: {
  supplierInterest: string
  applicantFee: string
  financeAmount: string
  financeDays: number
}): string =>
  multiplyDivide(
    [add(p.supplierInterest, p.applicantFee), RANKING_DAY_BASIS, 100],
    [p.financeAmount, p.financeDays],
    { decimals: 4 },
  )

/** F-06 提前兑付：折扣与实付；凭证按提前兑付金额全额销账。 */
export const aheadCashOf = (p: {
  aheadAmount: string
  aheadRate: string
  remainDays: number
  dayBasis?: DayBasis
}): { aheadDiscount: string; aheadPayAmount: string } => {
  const aheadDiscount = accrue(p.aheadAmount, p.aheadRate, p.remainDays, p.dayBasis)
  return { aheadDiscount, aheadPayAmount: subtract(p.aheadAmount, aheadDiscount) }
}

/** 提前兑付的年化收益率：折扣 ÷ 实付，按剩余天数折成年化百分数，四位小数；实付或天数为零抛 RangeError（F-06）。 */
export const aheadYieldOf = (p: {
  aheadDiscount: string
  aheadPayAmount: string
  remainDays: number
}): string =>
  comprehensiveRateOf({
    supplierInterest: p.aheadDiscount,
    applicantFee: ZERO,
    financeAmount: p.aheadPayAmount,
    financeDays: p.remainDays,
  })

/** F-07 ABS 转让：逐笔取整后求和（表头 = 各行之和，不对总额再取整）。 */
export const absTransferOf = (p: {
  rows: readonly { payableAmount: string; days: number }[]
  discountRate: string
  dayBasis?: DayBasis
}): { lines: string[]; receivableTotal: string; discountAmount: string; transferPrice: string } => {
  const lines = p.rows.map((row) => accrue(row.payableAmount, p.discountRate, row.days, p.dayBasis))
  const receivableTotal = sum(p.rows.map((row) => row.payableAmount))
  const discountAmount = sum(lines)
  return { lines, receivableTotal, discountAmount, transferPrice: subtract(receivableTotal, discountAmount) }
}

/** F-08 逾期利息：有约定按年利率且不低于合同订立时一年期 LPR，无约定按日万分之五（条例）。 */
export const overdueInterestOf = (p: {
  unpaidAmount: string
  overdueDays: number
  agreedRate?: string
  lprRate?: string
  dayBasis?: DayBasis
}): string => {
  if (p.agreedRate === undefined) return multiplyDivide([p.unpaidAmount, '0.05', p.overdueDays], [100])
  const floor = p.lprRate ?? '0'
  const rate = compare(p.agreedRate, floor) < 0 ? floor : p.agreedRate
  return accrue(p.unpaidAmount, rate, p.overdueDays, p.dayBasis)
}

/** F-09 保函费：按担保金额年化计费，不低于最低费用。 */
export const guaranteeFeeOf = (p: {
  guaranteeAmount: string
  guaranteeFeeRate: string
  guaranteeDays: number
  minFee: string
  dayBasis?: DayBasis
}): string => max(accrue(p.guaranteeAmount, p.guaranteeFeeRate, p.guaranteeDays, p.dayBasis), p.minFee)

/** 保函费怎样算出（F-09）；不足最低费用的，说按最低收。 */
export const guaranteeFeeFormula = (p: {
  guaranteeAmount: string
  guaranteeFeeRate: string
  guaranteeDays: number
  guaranteeFee: string
}): string => {
  const accrued = accrue(p.guaranteeAmount, p.guaranteeFeeRate, p.guaranteeDays)
  const fee = yuan(p.guaranteeFee)
  const base = `${formatMoney(p.guaranteeAmount)} × ${formatRate(p.guaranteeFeeRate)} × ${p.guaranteeDays} 天 ÷ 360`
  return compare(accrued, p.guaranteeFee) < 0
    ? `${base} = ${yuan(accrued)}，按最低 ${fee}收取`
    : `${base} = ${fee}`
}

/** F-10 退费：生效前退保函费减最低费用；生效后按剩余天数，以前者为限；投标保函生效后默认不退。 */
export const guaranteeRefundOf = (p: {
  guaranteeFee: string
  minFee: string
  guaranteeDays: number
  remainingDays: number
  effective: boolean
  bid?: boolean
}): string => {
  const ceiling = max(subtract(p.guaranteeFee, p.minFee), ZERO)
  if (!p.effective) return ceiling
  if (p.bid) return ZERO
  return clamp(multiplyDivide([p.guaranteeFee, p.remainingDays], [p.guaranteeDays]), ZERO, ceiling)
}

/** F-11 保理可融金额：应收合计 × 预付比例，向下取到分。 */
export const financeCapOf = (p: { arTotal: string; advanceRatio: string }): string =>
  multiplyDivide([p.arTotal, p.advanceRatio], [100], { mode: 'DOWN' })

/** F-11 保理尾款：回款减本金、到期收取的利息与未付费用；为负表示回款不足。 */
export const factoringTailOf = (p: {
  repaidAmount: string
  principal: string
  interestAtMaturity?: string
  unpaidFee?: string
}): string => subtract(p.repaidAmount, sum([p.principal, p.interestAtMaturity ?? ZERO, p.unpaidFee ?? ZERO]))

/** F-12 含税拆分：税额 = 含税额 ÷ (1 + 税率) × 税率，税率默认 6%。 */
export const taxPartOf = (billAmount: string, taxRate = '6'): string =>
  multiplyDivide([billAmount, taxRate], [add('100', taxRate)])
