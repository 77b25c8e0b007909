import { clamp, compare, formatMoney, isMoney, MAX_AMOUNT, MIN_AMOUNT } from './money.ts'

/** 金额的上下限（元，含两端）。 */
export interface AmountBounds {
  min?: string
  max?: string
}

/** 键入过程中的清洗：只留数字与第一个小数点、至多两位小数、去掉多余的前导零；全角先转半角（VALID-07）。 */
export const cleanAmount = (raw: string): string => {
  const kept = raw
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
  const [integer = '', ...decimals] = kept.split('.')
  const whole = integer.replace(/^0+(?=\d)/, '')
  return decimals.length === 0 ? whole : `${whole || '0'}.${decimals.join('').slice(0, 2)}`
}

/** 输入完成：补足两位小数并收进上下限（默认 0 至规范上限）；空输入得空串（VALID-07）。 */
export const finishAmount = (
  raw: string,
  { min: low = MIN_AMOUNT, max: high = MAX_AMOUNT }: AmountBounds = {},
): string => {
  const cleaned = cleanAmount(raw).replace(/\.$/, '')
  return cleaned && clamp(cleaned, low, high)
}

/** 检查金额：返回中文错误，合格为 undefined；空值由必填规则管（VALID-07）。 */
export const checkAmount = (
  value: string | undefined,
  { min: low = MIN_AMOUNT, max: high = MAX_AMOUNT }: AmountBounds = {},
): string | undefined => {
  if (!value) return undefined
  if (!/^\d+(?:\.\d{1,2})?$/.test(value)) return '请输入正确的金额，最多两位小数'
  if (!isMoney(value) || compare(value, high) > 0) return `金额不得大于${formatMoney(high)}元`
  return compare(value, low) < 0 ? `金额不得小于${formatMoney(low)}元` : undefined
}

/** 金额区间：下限大于上限时返回规范文字，任一端为空不检查（QUERY-03）。 */
export const checkAmountRange = (from: string | undefined, to: string | undefined): string | undefined =>
  from && to && isMoney(from) && isMoney(to) && compare(from, to) > 0 ? '金额下限不得大于金额上限' : undefined
