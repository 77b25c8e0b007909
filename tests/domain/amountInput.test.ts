import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkAmount,
  checkAmountRange,
  checkCount,
  checkRate,
  finishAmount,
  readAmount,
} from '#domain/amountInput.ts'
import { compare, isMoney, MAX_AMOUNT } from '#domain/money.ts'
import { cleanDigits } from '#domain/readCode.ts'

describe('金额输入', () => {
  it.each([
    ['1,234,567.89', '1234567.89'],
    ['1，234', '1234'],
    ["1'234'567", '1234567'],
    ['1\u2009234\u202f567', '1234567'],
    ['1\u00a0234\u00a0567', '1234567'],
    ['\u202d1,000.00\u202c', '1000.00'],
    ['\ufeff12\u200b3', '123'],
    ['１２３．４', '123.4'],
    ['00012', '12'],
    ['0', '0'],
    ['00.5', '0.5'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['12。5', '12.5'],
    ['+12', '12'],
    ['￥ 1 000', '1000'],
    ['人民币１，０００．５０元整', '1000.50'],
    ['RMB 12元', '12'],
    ['CNY1,000.00', '1000.00'],
    ['CN¥1,000.00', '1000.00'],
    ['12.00 人民币', '12.00'],
    ['12圆整', '12'],
    ["'12", '12'],
    // 末尾的 万、亿 是小数点右移
    ['100万', '1000000'],
    ['２万', '20000'],
    ['1.5亿元', '150000000'],
    ['1,234.5678万', '12345678'],
    ['0.05万', '500'],
    ['3百万', '3000000'],
    ['1,234.567', '1234.567'],
    // 读不懂的，从不改成别的数
    ['', undefined],
    ['abc', undefined],
    ['-5', undefined],
    ['－5', undefined],
    ['(5.00)', undefined],
    ['1e5', undefined],
    ['1.2.3', undefined],
    ['12 USD', undefined],
    ['万', undefined],
    ['1万2千', undefined],
    ['100元20', undefined],
    ['50%', undefined],
    // 分隔只在千位上
    ['1,5', undefined],
    ['1,000,00', undefined],
    ['1,00,000', undefined],
    ['1,0000', undefined],
    ['1000,000', undefined],
    ['1.234,56', undefined],
    ['1,000.000,5', undefined],
    ['1,000 000', undefined],
    ['1000,', undefined],
    // 一处两个数
    ['1000 2000', undefined],
    ['1000\n2000', undefined],
    ['1000\t2000', undefined],
    ['100\n200', undefined],
    ['100\t200', undefined],
    ['100\r\n200', undefined],
  ])('键入 %j 读成 %j', (raw, read) => expect(readAmount(raw)).toBe(read))

  it.each([
    ['', ''],
    ['12', '12.00'],
    ['12.', '12.00'],
    ['12.3', '12.30'],
    ['99999999999999.98', MAX_AMOUNT],
    ['99999999999999.99', '99999999999999.99'],
    ['-5', '-5'],
    ['1.234', '1.234'],
    ['1,5', '1,5'],
    ['2万', '20000.00'],
  ])('完成输入 %j 得 %j', (raw, value) => expect(finishAmount(raw)).toBe(value))

  it('任意文本：完成后稳定，检查合格的是金额，且数目与所打的相同', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d.,-]{0,30}$/)),
        (raw) => {
          const finished = finishAmount(raw)
          expect(finishAmount(finished)).toBe(finished)
          if (finished === '' || checkAmount(finished) !== undefined) return
          expect(isMoney(finished) && compare(finished, MAX_AMOUNT) <= 0).toBe(true)
          if (/^\d+(\.\d+)?$/.test(raw)) expect(compare(finished, raw)).toBe(0)
        },
      ),
      { numRuns: 2000, examples: [['῍゛']] },
    )
  })

  it('检查给出中文错误', () => {
    expect(checkAmount(undefined)).toBeUndefined()
    expect(checkAmount('0.01')).toBeUndefined()
    expect(checkAmount('12.')).toBeUndefined()
    expect(checkAmount(MAX_AMOUNT)).toBeUndefined()
    expect(checkAmount('99999999999999.99')).toBe('金额不得大于99,999,999,999,999.98元')
    expect(checkAmount('1'.repeat(20))).toBe('金额不得大于99,999,999,999,999.98元')
    expect(checkAmount('0.01', { min: '0.01' })).toBeUndefined()
    expect(checkAmount('0.00', { min: '0.01' })).toBe('金额不得小于0.01元')
    expect(checkAmount('1.234')).toBe('请输入正确的金额，最多两位小数')
    expect(checkAmount('1e5')).toBe('请输入正确的金额，最多两位小数')
    expect(checkAmount('-5')).toBe('请输入正确的金额，最多两位小数')
    expect(checkAmountRange('2.00', '1.99')).toBe('金额下限不得大于金额上限')
    expect(checkAmountRange('2.00', '2')).toBeUndefined()
    expect(checkAmountRange('10.00', '9.00')).toBe('金额下限不得大于金额上限')
    expect(checkAmountRange('9.00', undefined)).toBeUndefined()
    expect(cleanDigits('1a2.3－４')).toBe('1234')
  })

  it('百分数与整数：多余的小数、过长的都说出来', () => {
    expect(checkRate('3.')).toBeUndefined()
    expect(checkRate('3.8500')).toBeUndefined()
    expect(checkRate('3.85001')).toBe('请输入正确的百分数，最多四位小数')
    expect(checkCount('30', 2)).toBeUndefined()
    expect(checkCount('3.5', 2)).toBe('只能填整数')
    expect(checkCount('300', 2)).toBe('不能超过2位数')
  })
})
