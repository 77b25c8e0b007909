import { compare, formatMoney, isMoney, MAX_AMOUNT, MIN_AMOUNT, toMoney } from './money.ts'

/** 金额的上下限（元，含两端）。 */
export interface AmountBounds {
  min?: string
  max?: string
}

/**
 * 读出所打的数字：全角转半角，去掉空格、千分位与前导零；不是数字的字留着，由检查说出哪里不对。
 * @returns 像数字的返回数字（可以只打到一半，如 '12.'），其余返回整理过的原文
 */
export const readNumber = (raw: string): string => {
  const plain = raw
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[\s,'’]/g, '')
    // 空格去掉之后碰到一起的附加符号再排一次，完成之后才不再变
    .normalize('NFKC')
  return /^\d*\.?\d*$/.test(plain) ? plain.replace(/^0+(?=\d)/, '').replace(/^\./, '0.') : plain
}

/** 去掉金额粘贴时带来的 人民币、￥ 与 元（VALID-07）。 */
export const withoutUnits = (raw: string): string =>
  raw
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/^\s*(?:人民币|RMB|CNY)?\s*[¥￥]?/i, '')
    .replace(/元整?\s*$/, '')

/** 读出金额：另外认得粘贴带来的 人民币、￥ 与 元（VALID-07）；负号、字母、多余的小数原样留下，从不代人改成别的数。 */
export const readAmount = (raw: string): string => readNumber(withoutUnits(raw))

/** 输入完成：补足两位小数，此后所见即所发；空输入得空串，不是金额的原样返回（VALID-07）。 */
export const finishAmount = (raw: string): string => {
  const read = readAmount(raw)
  const whole = read.replace(/\.$/, '')
  return isMoney(whole) ? toMoney(whole) : read
}

/** 检查金额：返回中文错误，合格为 undefined；打到一半的 '12.' 合格；空值由必填规则管（VALID-07）。 */
export const checkAmount = (
  value: string | undefined,
  { min: low = MIN_AMOUNT, max: high = MAX_AMOUNT }: AmountBounds = {},
): string | undefined => {
  if (!value) return undefined
  if (!/^\d+(?:\.\d{0,2})?$/.test(value)) return '请输入正确的金额，最多两位小数'
  const amount = value.replace(/\.$/, '')
  if (compare(amount, high) > 0) return `金额不得大于${formatMoney(high)}元`
  return compare(amount, low) < 0 ? `金额不得小于${formatMoney(low)}元` : undefined
}

/** 检查百分数：至多四位整数、四位小数；打到一半的 '3.' 合格。 */
export const checkRate = (value: string): string | undefined => {
  if (!value) return undefined
  return /^\d{1,4}(?:\.\d{0,4})?$/.test(value) ? undefined : '请输入正确的百分数，最多四位小数'
}

/** 检查天数、人数等整数：至多 digits 位。 */
export const checkCount = (value: string, digits: number): string | undefined => {
  if (!value) return undefined
  if (!/^\d+$/.test(value)) return '只能填整数'
  return value.length > digits ? `不能超过${digits}位数` : undefined
}

/** 金额区间：下限大于上限时返回规范文字，任一端为空不检查（QUERY-03）。 */
export const checkAmountRange = (from: string | undefined, to: string | undefined): string | undefined =>
  from && to && isMoney(from) && isMoney(to) && compare(from, to) > 0 ? '金额下限不得大于金额上限' : undefined
