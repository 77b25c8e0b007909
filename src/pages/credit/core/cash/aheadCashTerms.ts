import { termDays } from '#domain/calendar.ts'
import { aheadCashOf } from '#domain/finance.ts'
import { isMoney, isPositive } from '#domain/money.ts'

interface AheadCashInput {
  aheadAmount?: string
  aheadDate?: string
  aheadRate?: string
}

/** 算得出的几项；还算不出的没有。 */
export interface AheadCashTerms {
  remainDays?: number | undefined
  aheadDiscount?: string
  aheadPayAmount?: string
}

/** 随填随算（F-06）：金额、提前付款日、折扣率都有了才算得出；日期晚于承诺付款日或折扣过高的不算。 */
export const aheadCashTerms = (
  { aheadAmount, aheadDate, aheadRate }: AheadCashInput,
  promisePayDate: string,
): AheadCashTerms => {
  const remainDays = aheadDate ? termDays(aheadDate, promisePayDate) : undefined
  if (remainDays === undefined || remainDays < 0) return {}
  if (!aheadAmount || !isMoney(aheadAmount) || !aheadRate) return { remainDays }
  const priced = aheadCashOf({ aheadAmount, aheadRate, remainDays })
  return { remainDays, ...(isPositive(priced.aheadPayAmount) && priced) }
}

/** 折扣率的检查：百分数，须小于 100；0 为无折扣。 */
export const checkAheadRate = (rate: string): string | undefined =>
  Number.parseFloat(rate) < 100 ? undefined : '折扣率须小于100%'
