import { compare, formatMoney, isMoney, MAX_AMOUNT, MIN_AMOUNT, toMoney } from './money.ts'
import { visible } from './plainText.ts'

/** 金额的上下限（元，含两端）。 */
export interface AmountBounds {
  min?: string
  max?: string
}

/** 待读的数：去掉了单位的字，与小数点要右移几位（100万）。 */
interface Measured {
  plain: string
  shift: number
}

const BEFORE = /^'?\s*(?:人民币|RMB|CNY|CN(?=\s*¥))?\s*¥?\s*/i
const AFTER = /\s*(?:[元圆]整?)?\s*(?:人民币|RMB|CNY)?$/i
const SCALE = /(\d\.?)\s*(万亿|千万|百万|[万亿])$/
const SHIFTS: Readonly<Record<string, number>> = { 万: 4, 百万: 6, 千万: 7, 亿: 8, 万亿: 12 }

/** 一处千分位，各处一样；换行、制表隔开的是两个数。 */
const GROUPED = /^\d{1,3}([, '])\d{3}(?:\1\d{3})*(?:\.\d*)?$/

/** 全角转半角，去掉看不见的字；换行、制表不是空格，成为分号：它们隔开的是两格。中文输入法打出的句号就是点；正号不改变数。 */
export const plainNumber = (raw: string): string =>
  visible(
    raw
      .trim()
      .slice(0, 200)
      .normalize('NFKC')
      .replace(/[\t\n\r\v\f\u2028\u2029]+/g, ';'),
  )
    .replaceAll('’', "'")
    .replaceAll('。', '.')
    .replace(/^[\s;]+|[\s;]+$/g, '')
    .replace(/^\+/, '')

/** 去掉金额带着的单位：人民币、RMB、CNY、￥、元、元整；末尾的 万、亿 是小数点右移几位（VALID-07）。 */
export const measure = (raw: string): Measured => {
  const amount = plainNumber(raw).replace(BEFORE, '').replace(AFTER, '')
  const [tail = '', digit = '', unit = ''] = SCALE.exec(amount) ?? []
  return { plain: amount.slice(0, amount.length - tail.length) + digit, shift: SHIFTS[unit] ?? 0 }
}

/** 去掉千分位与空格；分隔不在千位上的（1,5、1,000,00、1000 2000）读不懂，得 undefined。 */
export const ungroup = (plain: string): string | undefined => {
  if (!/[, ';]/.test(plain)) return plain
  return GROUPED.test(plain) ? plain.replace(/[, ']/g, '') : undefined
}

/** 小数点右移；去掉前导零，补上点前的零。 */
export const shiftPoint = (digits: string, shift: number): string => {
  const [whole = '', part = ''] = digits.split('.')
  const moved = whole + part.slice(0, shift).padEnd(shift, '0')
  const rest = digits.includes('.') && (shift === 0 || part.length > shift) ? `.${part.slice(shift)}` : ''
  return (moved + rest).replace(/^0+(?=\d)/, '').replace(/^\./, '0.')
}

/**
 * 读出金额，文件、链接与录入框同一种读法：千分位、空格、全角、单位与末尾的 万、亿 认得（VALID-07）。
 * @returns 十进制字符串，可以不止两位小数；负号、字母、不在千位上的分隔、两个数都读不懂，得 undefined，从不代人改成别的数
 */
export const readAmount = (raw: string): string | undefined => {
  const { plain, shift } = measure(raw)
  const digits = ungroup(plain)
  return digits !== undefined && /^(?:\d+\.?\d*|\.\d+)$/.test(digits)
    ? shiftPoint(digits.replace(/\.$/, ''), shift)
    : undefined
}

/** 输入完成：补足两位小数，此后所见即所发；空输入得空串，读不懂的原样返回（VALID-07）。 */
export const finishAmount = (raw: string): string => {
  const read = readAmount(raw) ?? raw
  return isMoney(read) ? toMoney(read) : read
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
