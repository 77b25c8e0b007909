import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAmount, checkAmountRange, cleanAmount, finishAmount } from '#domain/amountInput.ts'
import { cleanDigits } from '#domain/cleanDigits.ts'
import { compare, isMoney, MAX_AMOUNT } from '#domain/money.ts'

describe('金额输入', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['1,234,567.891', '1234567.89'],
    ['-5', '5'],
    ['1e5', '15'],
    ['１２３．４', '123.4'],
    ['00012', '12'],
    ['0', '0'],
    ['00.5', '0.5'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['1.2.3', '1.23'],
    ['￥ 1 000', '1000'],
  ])('键入 %j 留下 %j', (raw, kept) => expect(cleanAmount(raw)).toBe(kept))

  it.each([
    ['', ''],
    ['12', '12.00'],
    ['12.', '12.00'],
    ['12.3', '12.30'],
    ['99999999999999.98', MAX_AMOUNT],
    ['99999999999999.99', MAX_AMOUNT],
    ['9'.repeat(300), MAX_AMOUNT],
  ])('完成输入 %j 得 %j', (raw, value) => expect(finishAmount(raw)).toBe(value))

  it('任意文本清洗后稳定，完成后是合格的金额或空串', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d.,-]{0,30}$/)),
        (raw) => {
          const cleaned = cleanAmount(raw)
          expect(cleaned).toMatch(/^(\d+(\.\d{0,2})?)?$/)
          expect(cleanAmount(cleaned)).toBe(cleaned)
          const finished = finishAmount(raw)
          expect(finished === '' || (isMoney(finished) && compare(finished, MAX_AMOUNT) <= 0)).toBe(true)
          expect(finishAmount(finished)).toBe(finished)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('检查给出中文错误', () => {
    expect(checkAmount(undefined)).toBeUndefined()
    expect(checkAmount('0.01')).toBeUndefined()
    expect(checkAmount(MAX_AMOUNT)).toBeUndefined()
    expect(checkAmount('99999999999999.99')).toBe('金额不得大于99,999,999,999,999.98元')
    expect(checkAmount('1'.repeat(20))).toBe('金额不得大于99,999,999,999,999.98元')
    expect(checkAmount('0.01', { min: '0.01' })).toBeUndefined()
    expect(checkAmount('0.00', { min: '0.01' })).toBe('金额不得小于0.01元')
    expect(checkAmount('1.234')).toBe('请输入正确的金额，最多两位小数')
    expect(checkAmountRange('2.00', '1.99')).toBe('金额下限不得大于金额上限')
    expect(checkAmountRange('2.00', '2')).toBeUndefined()
    expect(checkAmountRange('10.00', '9.00')).toBe('金额下限不得大于金额上限')
    expect(checkAmountRange('9.00', undefined)).toBeUndefined()
    expect(cleanDigits('1a2.3－４')).toBe('1234')
  })
})
