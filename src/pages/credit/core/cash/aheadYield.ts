import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { aheadYieldOf } from '#domain/finance.ts'
import { compare, formatRate, isDecimal, isPositive } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'

/** 年化收益率在资金方报价区间的哪一边：付款的钱不如此时放别处划算与否，一眼可见。 */
const against = (rate: string, { quoteMinRate, quoteMaxRate }: AheadCashApplication) => {
  if (!quoteMinRate || !quoteMaxRate) return ''
  const range = `资金方同期报价 ${formatRate(quoteMinRate)}～${formatRate(quoteMaxRate)}`
  if (compare(rate, quoteMinRate) < 0) return `，低于${range}`
  return compare(rate, quoteMaxRate) > 0 ? `，高于${range}` : `，在${range}之内`
}

/** 折扣折成年化是多少、在资金方同期报价的哪一边：对付款的是收益，对收款的是成本（F-06）。 */
export const yieldText = (application: AheadCashApplication) => {
  const { aheadDiscount, aheadPayAmount, remainDays } = application
  // 坏了的应答不牵连页面（T48）
  if (!(remainDays > 0 && isPositive(aheadPayAmount) && isDecimal(aheadDiscount))) return NO_VALUE
  const rate = aheadYieldOf({ aheadDiscount, aheadPayAmount, remainDays })
  return `${formatRate(rate)}${against(rate, application)}`
}
