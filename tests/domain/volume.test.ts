import { describe, expect, test } from 'vitest'
import { toCapitals } from '#domain/capitals.ts'
import { add, formatMoney, sum } from '#domain/money.ts'
import { checkIdCard, idCardCheckDigit } from '#domain/validation.ts'

/** 可复现的随机数（mulberry32）：失败时以同样的种子重来。 */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const SEED = 20_261_121
const TODAY = '2026-11-18'
/** 位数均匀的分：小额与大额一样常见。 */
const someFen = (next: () => number) => {
  const digits = 1 + Math.floor(next() * 16)
  return BigInt(Array.from({ length: digits }, () => Math.floor(next() * 10)).join(''))
}
const yuan = (fen: bigint) => {
  const text = fen.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const UNITS = ['', '拾', '佰', '仟']

/** 独立的参照，与被测写法不同：逐位写出，再按规则并零（结算凭证填写规定；万、亿前的零不写，其后的零写一个）。 */
function reference(fen: bigint): string {
  const whole = (fen / 100n).toString()
  const [jiao, cent] = (fen % 100n).toString().padStart(2, '0')
  let text = ''
  for (let at = 0; at < whole.length; at += 1) {
    const place = whole.length - 1 - at
    const digit = whole[at]
    text += digit === '0' ? '零' : DIGITS[Number(digit)] + (UNITS[place % 4] ?? '')
    if (place === 8) text += '亿'
    if (place === 4 || place === 12) text += '万'
  }
  text = text
    .replace(/零+/g, '零')
    .replace(/万零亿/g, '万亿零')
    .replace(/零亿/g, '亿')
    .replace(/零+/g, '零')
    .replace(/亿零万/g, '亿零')
    .replace(/零万/g, '万')
    .replace(/零+/g, '零')
    .replace(/零$/, '')
  const end = `${jiao === '0' ? '' : `${DIGITS[Number(jiao)]}角`}${cent === '0' ? '' : `${DIGITS[Number(cent)]}分`}`
  if (!end) return `人民币${text || '零'}元整`
  if (!text) return `人民币${end}`
  // 元位是零，或角位是零：中间写零
  const gap = jiao === '0' || whole.endsWith('0') ? '零' : ''
  return `人民币${text}元${gap}${end}`
}

describe('数量要求（与独立的参照逐一比对）', () => {
  test('100,000 个随机金额的大写', { timeout: 30_000 }, () => {
    const next = random(SEED)
    const wrong: string[] = []
    for (let count = 0; count < 100_000; count += 1) {
      const fen = someFen(next)
      const [found, wanted] = [toCapitals(yuan(fen)), reference(fen)]
      if (found !== wanted) wrong.push(`${yuan(fen)} ${found} ≠ ${wanted}`)
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('1,000,000 个金额：相加分毫不差', { timeout: 30_000 }, () => {
    const next = random(SEED + 1)
    let wrong = 0
    for (let count = 0; count < 1_000_000; count += 4) {
      const list = [1e15, 1e12, 1e9, 1e3].map((top) => BigInt(Math.floor(next() * top)))
      const total = yuan(list.reduce((so, one) => so + one, 0n))
      if (sum(list.map(yuan)) !== total || formatMoney(total).replaceAll(',', '') !== total) wrong += 1
    }
    expect(wrong).toBe(0)
    expect(add('99999999999999.98', '0.01')).toBe('99999999999999.99')
  })

  test('50,000 张身份证：对的收，改一位校验码、日期不存在、在今天之后的拒', () => {
    const next = random(SEED + 2)
    const pick = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
    const check = checkIdCard(TODAY)
    const two = (value: number) => String(value).padStart(2, '0')
    for (let count = 0; count < 50_000; count += 1) {
      const [year, month, date] = [pick(1900, 2026), pick(1, 12), pick(1, 31)]
      const first = `${pick(110_000, 659_999)}${year}${two(month)}${two(date)}${String(pick(0, 999)).padStart(3, '0')}`
      const card = first + idCardCheckDigit(first)
      // 参照：UTC 的 Date，与时区无关
      const day = new Date(Date.UTC(year, month - 1, date))
      const exists = day.getUTCMonth() === month - 1 && day.toISOString().slice(0, 10) <= TODAY
      if ((check(card) === undefined) !== exists) throw new Error(`日期 ${card}`)
      if (!exists) continue
      const last = '0123456789X'.replace(card.charAt(17), '').charAt(pick(0, 9))
      if (check(first + last) !== '身份证号校验码不正确') throw new Error(`校验码 ${first}${last}`)
    }
    expect.assertions(0)
  })
})
