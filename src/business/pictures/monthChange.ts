import { compare, formatMoney, isDecimal, subtract } from '#domain/money.ts'

/**
 * 本月与上月比，写成一句：多了、少了多少元；哪一个不知道就没有。
 * @param show 金额怎么写出来（可隐藏）
 */
export const monthChange = (
  now: string,
  before: string | undefined,
  show: (amount: string) => string = formatMoney,
): string | undefined => {
  if (!isDecimal(now) || !isDecimal(before)) return undefined
  const order = compare(now, before)
  if (order === 0) return '与上月持平'
  return order > 0 ? `较上月多 ${show(subtract(now, before))}` : `较上月少 ${show(subtract(before, now))}`
}
