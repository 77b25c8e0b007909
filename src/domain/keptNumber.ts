import { measure, plainNumber, shiftPoint, ungroup } from './amountInput.ts'
import { cutTo, lengthOf } from './plainText.ts'

/** 录入框从打的、粘贴来的字里收下的数字，与去掉的要紧的字。 */
export interface KeptNumber {
  /** 只有数字与点，可以只打到一半，如 '12.' */
  text: string
  /** 去掉了什么，给人看的说法；分隔、单位、末尾的零不要紧，不在其中 */
  dropped: readonly string[]
  /** 整段没有读懂，什么也没有收下；给人看的说法 */
  unread?: string
}

const MINUS = /[-\u2010-\u2015\u2212]/g
const PLACES = ['', '一位', '两位', '三位', '四位']

/** 引出所说的字，太长的只引开头。 */
const quote = (text: string) => `“${lengthOf(text) > 8 ? `${cutTo(text, 8)}……` : text}”`

const UNITS_WITHIN = /\d\s*[十百千万亿元]\s*\d/

/** 分隔不在千位上的、一处写着两个数的：猜不出是哪个数。 */
const isGuess = (plain: string) =>
  UNITS_WITHIN.test(plain) ||
  plain.split(/[^\d., ';]+/).some((run) => /\d/.test(run) && ungroup(run.trim()) === undefined)

/** 只留数字与一个点，点后至多 decimals 位（VALID-07）。 */
function keep(
  raw: string,
  { plain: given, shift }: ReturnType<typeof measure>,
  decimals: number,
): KeptNumber {
  if (isGuess(given)) return { text: '', dropped: [], unread: quote(raw.trim().replace(/\s+/g, ' ')) }
  const digits = given.replace(/[, ';]/g, '')
  const plain = decimals === 0 ? digits.replace(/\.0*$/, '') : digits
  const dropped: string[] = []
  const others = plain.replace(/[\d.]/g, '')
  if (others.search(MINUS) >= 0) dropped.push('负号')
  const rest = others.replace(MINUS, '')
  if (rest) dropped.push(quote(rest))
  const [whole = '', ...parts] = plain.replace(/[^\d.]/g, '').split('.')
  if (parts.length > Number(decimals > 0)) dropped.push(decimals > 0 ? '多出的小数点' : '小数点')
  if (decimals === 0) return { text: shiftPoint(whole + parts.join(''), 0), dropped }
  const number = shiftPoint(parts.length > 0 ? `${whole}.${parts.join('')}` : whole, shift)
  const [, part = ''] = number.split('.')
  const beyond = part.slice(decimals).replace(/0+$/, '')
  if (beyond) dropped.push(`${PLACES[decimals]}之后的小数${quote(beyond)}`)
  return { text: number.slice(0, number.length - Math.max(0, part.length - decimals)), dropped }
}

const unscaled = (raw: string) => ({ plain: plainNumber(raw), shift: 0 })

/** 金额：两位小数；人民币、￥、元、万、亿、千分位、空格与全角认得（VALID-07）。 */
export const keepAmount = (raw: string): KeptNumber => keep(raw, measure(raw), 2)

/** 百分数：四位小数，末尾的 % 认得。 */
export const keepRate = (raw: string): KeptNumber => keep(raw, unscaled(raw.replace(/[%％]\s*$/, '')), 4)

/** 天数、年数、人数：只有数字，末尾的单位认得（QUERY-05）。 */
export const keepCount = (raw: string): KeptNumber =>
  keep(raw, unscaled(raw.replace(/(?:天|日|个?月|年|人)\s*$/, '')), 0)
