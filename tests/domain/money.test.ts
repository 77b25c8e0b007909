import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  clamp,
  compare,
  formatMoney,
  formatRate,
  formatShare,
  formatWan,
  groupThousands,
  isMoney,
  isPositive,
  MAX_AMOUNT,
  max,
  min,
  multiplyDivide,
  multiplyRate,
  subtract,
  sum,
  toMoney,
  totalOf,
} from '#domain/money.ts'

const MAX_FEN = 9_999_999_999_999_998n
/** 独立的参照：分的整数转金额文本。 */
const yuan = (fen: bigint): string => {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const fen = fc.bigInt({ min: 0n, max: MAX_FEN })
const halfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d)

describe('金额运算', () => {
  it('与分的整数运算一致', () => {
    fc.assert(
      fc.property(fen, fen, (a, b) => {
        expect(add(yuan(a), yuan(b))).toBe(yuan(a + b))
        expect(subtract(yuan(a), yuan(b))).toBe(yuan(a - b))
        expect(compare(yuan(a), yuan(b))).toBe(a < b ? -1 : a > b ? 1 : 0)
        expect(min(yuan(a), yuan(b))).toBe(yuan(a < b ? a : b))
        expect(max(yuan(a), yuan(b))).toBe(yuan(a > b ? a : b))
        expect(toMoney(yuan(a))).toBe(yuan(a))
        expect(isMoney(yuan(a))).toBe(true)
        expect(isPositive(yuan(a))).toBe(a > 0n)
      }),
      { numRuns: 3000 },
    )
  })

  it('没打完的数不大于零', () => {
    for (const text of ['', '1000.', '-', '1e3']) expect(isPositive(text)).toBe(false)
  })

  it('求和与整数一致，空列表为 0.00', () => {
    expect(sum([])).toBe('0.00')
    expect(totalOf(['1.10', '2.20'])).toBe('3.30')
    expect(totalOf(['1.10', undefined])).toBeUndefined()
    fc.assert(
      fc.property(fc.array(fen, { maxLength: 30 }), (list) => {
        expect(sum(list.map(yuan))).toBe(yuan(list.reduce((total, each) => total + each, 0n)))
      }),
      { numRuns: 500 },
    )
  })

  it('乘除只在最后四舍五入一次', () => {
    const rate = fc.integer({ min: 0, max: 999_999 })
    fc.assert(
      fc.property(fen, rate, fc.integer({ min: 1, max: 3660 }), (amount, rate4, days) => {
        const rateText = `${Math.floor(rate4 / 10_000)}.${String(rate4 % 10_000).padStart(4, '0')}`
        const exact = amount * BigInt(rate4)
        expect(multiplyDivide([yuan(amount), rateText, days], [100, 360])).toBe(
          yuan(halfUp(exact * BigInt(days), 360n * 1_000_000n)),
        )
        expect(multiplyDivide([yuan(amount), rateText], [100], { mode: 'DOWN' })).toBe(
          yuan(exact / 1_000_000n),
        )
        expect(multiplyRate(yuan(amount), rateText)).toBe(yuan(halfUp(exact, 1_000_000n)))
      }),
      { numRuns: 3000 },
    )
  })

  it('小数位多于两位时加减不丢位', () => {
    expect(add('0.1', '0.2')).toBe('0.30')
    expect(add('3.8500', '0.0001')).toBe('3.8501')
    expect(subtract('1', '1.00')).toBe('0.00')
    expect(subtract('0.01', '1')).toBe('-0.99')
    expect(clamp('5.00', '6', '10')).toBe('6.00')
    expect(clamp('50.00', '6', '10')).toBe('10.00')
  })

  it.each(['', ' ', '1,000.00', '1e3', '.5', '5.', 'NaN', '１', '0x10', '+1', '1 ', '--'])(
    '拒绝 %j',
    (bad) => {
      expect(() => add(bad, '1')).toThrow(RangeError)
      expect(() => toMoney(bad)).toThrow(RangeError)
      expect(isMoney(bad)).toBe(false)
      expect(formatMoney(bad)).toBe('--')
    },
  )

  it('拒绝小数 number、负数线上值与除零', () => {
    expect(() => multiplyDivide([0.1], [1])).toThrow(RangeError)
    expect(() => multiplyDivide(['1'], ['0.00'])).toThrow('除数不能为零')
    expect(isMoney('1.5')).toBe(true)
    expect(isMoney('1')).toBe(true)
    expect(isMoney('-1.00')).toBe(false)
    expect(isMoney(1)).toBe(false)
    expect(isMoney('123456789012345')).toBe(false)
    expect(isMoney('1.234')).toBe(false)
  })
})

describe('金额展示', () => {
  it.each([
    ['0', '0.00'],
    ['0.005', '0.01'],
    ['1234567.8', '1,234,567.80'],
    ['-1234.5', '-1,234.50'],
    ['-0.001', '0.00'],
    [MAX_AMOUNT, '99,999,999,999,999.98'],
    [undefined, '--'],
    [null, '--'],
    [1.5, '--'],
    [{}, '--'],
  ])('%j 显示为 %s', (value, shown) => expect(formatMoney(value)).toBe(shown))

  it('展示后去掉千分位得回原值', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        const shown = formatMoney(yuan(amount))
        expect(shown.replaceAll(',', '')).toBe(yuan(amount))
        expect(shown).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/)
      }),
      { numRuns: 3000 },
    )
  })

  it('万元、百分数与半截文本', () => {
    expect(formatWan('1234567.80')).toBe('123.46')
    expect(formatWan('100000000')).toBe('10,000.00')
    expect(formatWan(undefined)).toBe('--')
    expect(formatRate('3.8500')).toBe('3.85%')
    expect(formatRate('3')).toBe('3.00%')
    expect(formatRate('3.8525')).toBe('3.8525%')
    expect(formatRate('3.8050')).toBe('3.805%')
    expect(formatShare('17.808')).toBe('17.81%')
    expect(formatShare(undefined)).toBe('--')
    expect(formatRate('0.0000')).toBe('0.00%')
    expect(formatRate('10.1000')).toBe('10.10%')
    expect(formatRate('-0.00001')).toBe('0.00%')
    expect(multiplyDivide(['-0.01', '0.1'], [100])).toBe('0.00')
    expect(formatRate(null)).toBe('--')
    expect(groupThousands('1234567.')).toBe('1,234,567.')
    expect(groupThousands('')).toBe('')
    expect(groupThousands('-123456.789')).toBe('-123,456.789')
  })
})
