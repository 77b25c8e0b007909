import { describe, expect, test } from 'vitest'
import { compare, sum } from '#domain/money.ts'
import { equalShares, remainingOf, splitRisk } from '#domain/transferSplit.ts'

describe('拆分转让的金额', () => {
  test('剩余可用是可用减各行；没填的行算零，超过为负', () => {
    expect(remainingOf('1000.00', ['300.10', undefined, '', '200.00'])).toBe('499.90')
    expect(remainingOf('100.00', ['100.01'])).toBe('-0.01')
    expect(remainingOf('100.00', [])).toBe('100.00')
  })

  test('平均分配：舍到分，余数归最后一份', () => {
    expect(equalShares('1000000.00', 3)).toEqual(['333333.33', '333333.33', '333333.34'])
    expect(equalShares('100.00', 1)).toEqual(['100.00'])
    expect(equalShares('100.00', 0)).toEqual([])
  })

  test('分成几份合计都不变（INV-03）', () => {
    for (const total of ['0.01', '1.00', '99.99', '1234567.89'])
      for (let count = 1; count <= 50; count += 7)
        expect(compare(sum(equalShares(total, count)), total)).toBe(0)
  })

  test('20 行起提示核实交易背景（INV-08）', () => {
    expect(splitRisk(19)).toBeUndefined()
    expect(splitRisk(20)).toContain('请核实交易背景')
  })
})
