import { Big } from 'big.js'
import { NO_VALUE } from './noValue.ts'

/** 规范给出的单笔金额上限（元）：以分计已超过 2^53-1，金额因此全程是十进制字符串。 */
export const MAX_AMOUNT = '99999999999999.98'
/** 规范给出的单笔金额下限（元）。 */
export const MIN_AMOUNT = '0.00'

const DECIMAL = /^-?\d{1,200}(?:\.\d{1,20})?$/
const WIRE = /^\d{1,14}(?:\.\d{1,2})?$/

/** 乘除式的约数：金额、百分数用十进制字符串，天数等整数可用 number。 */
type Factor = string | number

/** 结果的小数位与取舍方式，默认四舍五入到分。 */
interface Rounding {
  decimals?: number
  mode?: 'HALF_UP' | 'DOWN'
}

// big.js 的精度与舍入方式放在构造函数上；另建一个，不动共用的 Big。
const divider = Big()

/** 是否契约 Money 形状的字符串：非负、至多 14 位整数、至多两位小数（VALID-07）。 */
export const isMoney = (value: unknown): value is string => typeof value === 'string' && WIRE.test(value)

/** 是否本模块能计算的十进制字符串：可带负号，不带千分位与指数。 */
export const isDecimal = (value: unknown): value is string => typeof value === 'string' && DECIMAL.test(value)

/** 十进制字符串或整数转精确数；其余（千分位、指数、空串、小数 number）抛 RangeError。 */
const exact = (value: Factor): Big => {
  if (typeof value === 'number' ? Number.isSafeInteger(value) : isDecimal(value)) return new Big(value)
  throw new RangeError(`不是十进制金额：${String(value)}`)
}

// 从不显示、也不发送 '-0.00'。
const text = (value: Big, decimals: number): string => value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '')

const atLeastTwo = (value: Big): string => text(value, Math.max(2, value.c.length - 1 - value.e))

/** 规整金额：入参为十进制字符串，出参固定两位小数，四舍五入到分；形状不对抛 RangeError。 */
export const toMoney = (value: string): string => text(exact(value).round(2, Big.roundHalfUp), 2)

/** 比较两个金额：小于 -1、等于 0、大于 1。 */
export const compare = (a: string, b: string): -1 | 0 | 1 => exact(a).cmp(exact(b))

/** 是否大于零；还没打完的（如 1000.）不是数，得 false。 */
export const isPositive = (value: string): boolean => isDecimal(value) && exact(value).gt(0)

/** 精确加法，至少两位小数；入参有更多小数时原样保留。 */
export const add = (a: string, b: string): string => atLeastTwo(exact(a).plus(exact(b)))

/** 精确减法 a − b，结果可为负。 */
export const subtract = (a: string, b: string): string => atLeastTwo(exact(a).minus(exact(b)))

/** 求和，空列表为 0.00。 */
export const sum = (values: readonly string[]): string =>
  atLeastTwo(values.reduce((total, value) => total.plus(exact(value)), new Big(0)))

/** 求和；有一个不是金额就说不出合计，得 undefined：坏了的应答不牵连页面（T48）。 */
export const totalOf = (values: readonly unknown[]): string | undefined =>
  values.every(isDecimal) ? sum(values) : undefined

/** 较小的金额，两位小数。 */
export const min = (a: string, b: string): string => toMoney(compare(a, b) <= 0 ? a : b)

/** 较大的金额，两位小数。 */
export const max = (a: string, b: string): string => toMoney(compare(a, b) >= 0 ? a : b)

/** 收进 [low, high]，两位小数；low 大于 high 时以 high 为准。 */
export const clamp = (value: string, low: string, high: string): string => min(max(value, low), high)

/** Π factors ÷ Π divisors：中间精确，只在最后取舍一次（docs/formulas.md 取整）；除数为零抛 RangeError。 */
export const multiplyDivide = (
  factors: readonly Factor[],
  divisors: readonly Factor[],
  { decimals = 2, mode = 'HALF_UP' }: Rounding = {},
): string => {
  const product = (list: readonly Factor[]): Big =>
    list.reduce<Big>((total, factor) => total.times(exact(factor)), new Big(1))
  const divisor = product(divisors)
  if (divisor.eq(0)) throw new RangeError('除数不能为零')
  divider.DP = decimals
  divider.RM = mode === 'DOWN' ? Big.roundDown : Big.roundHalfUp
  return text(new divider(product(factors)).div(divisor), decimals)
}

/** 金额 × 百分数，四舍五入到分，如 ('100.00', '3.8500') 得 3.85。 */
export const multiplyRate = (amount: string, ratePercent: string): string =>
  multiplyDivide([amount, ratePercent], [100])

/** 给整数部分加千分位；输入中的半截文本（如 '1234.'）照样可用。 */
export const groupThousands = (value: string): string => {
  const [integer = '', ...rest] = value.split('.')
  return [integer.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ','), ...rest].join('.')
}

/** 金额展示：千分位、两位小数；没有值或不是十进制字符串时为 '--'（VALID-12）。 */
export const formatMoney = (value: unknown): string =>
  isDecimal(value) ? groupThousands(toMoney(value)) : NO_VALUE

/** 话里的金额：分节、两位小数，连同单位，如 240,000.00元；不是金额为 --。后端的话也用它。 */
export const yuan = (value: unknown): string => (isDecimal(value) ? `${formatMoney(value)}元` : NO_VALUE)

/** 万元展示：入参为元，两位小数，不带单位；没有值时为 '--'。 */
export const formatWan = (value: unknown): string =>
  isDecimal(value) ? groupThousands(multiplyDivide([value], [10000])) : NO_VALUE

/** 占比展示：使用率、通过率、渗透率这样的比，两位小数，四舍五入；没有值时为 '--'。利率、费率用 formatRate。 */
export const formatShare = (value: unknown): string => (isDecimal(value) ? `${toMoney(value)}%` : NO_VALUE)

/**
 * 百分数展示：至少两位、至多四位小数，如 '3.8500' 得 '3.85%'；没有值时为 '--'（VALID-12）。
 * @param aligned 一律四位：要上下比的一列，小数点对齐
 */
export const formatRate = (value: unknown, aligned = false): string => {
  if (!isDecimal(value)) return NO_VALUE
  const digits = text(exact(value), 4)
  return `${aligned ? digits : digits.replace(/0{1,2}$/, '')}%`
}
