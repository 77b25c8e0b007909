import { NO_VALUE } from './noValue.ts'

const STARS = '****'
/** 脱敏值被改了一半时的提示：此时若按规范省略不发，改动会悄悄丢失。 */
const RETYPE_IN_FULL = '请完整输入'

/** 是否已脱敏：含 '****' 的值不再发回服务端（VALID-08）。 */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && value.includes(STARS)

/**
 * 脱敏展示：首 4 位 + **** + 末 4 位（VALID-10）；不足 9 位留首末各一位（A21），两位及以下不露全。
 * 已脱敏的原样返回，没有值为 '--'。
 */
export const maskText = (value: string | null | undefined): string => {
  if (!value) return NO_VALUE
  if (isMasked(value)) return value
  const chars = Array.from(value)
  if (chars.length >= 9) return `${chars.slice(0, 4).join('')}${STARS}${chars.slice(-4).join('')}`
  const first = chars.slice(0, chars.length > 1 ? 1 : 0).join('')
  const last = chars.slice(chars.length > 2 ? -1 : chars.length).join('')
  return `${first}${STARS}${last}`
}

/** 敏感字段的编辑：原脱敏值未动可以省略；动过却仍含 * 时返回“请完整输入”。 */
export const checkMaskedEdit = (original: string | undefined, value: string): string | undefined =>
  value !== original && value.includes('*') ? RETYPE_IN_FULL : undefined
