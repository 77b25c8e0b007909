import { expect, test } from 'vitest'
import { industryName, suggestScale } from '#domain/corpScale.ts'

test.each([
  ['C3411', 1000, '40000', '0', 'LARGE'],
  ['C3411', 999, '40000', '0', 'MEDIUM'],
  ['C3411', 300, '1999.99', '0', 'SMALL'],
  ['C3411', 19, '300', '0', 'MICRO'],
  ['E4710', 1, '6000', '4999', 'SMALL'],
  ['F5137', 5, '1000', '0', 'SMALL'],
  ['F5211', 9, '100000', '0', 'MICRO'],
  ['A0111', 0, '500', '0', 'MEDIUM'],
  ['K7020', 1000, '5000', '0', 'LARGE'],
  ['L7299', 300, '0', '120000', 'LARGE'],
  ['P8334', 100, '0', '0', 'MEDIUM'],
])(
  '%s 从业 %i 人、收入 %s 万、资产 %s 万：%s',
  (industryCode, employeeCount, annualRevenue, totalAssets, scale) => {
    expect(suggestScale({ industryCode, employeeCount, annualRevenue, totalAssets })).toBe(scale)
  },
)

test('不是行业代码的没有建议', () => {
  expect(
    suggestScale({ industryCode: 'X1', employeeCount: 1, annualRevenue: '1', totalAssets: '1' }),
  ).toBeUndefined()
  expect([industryName('G5810'), industryName('I6420'), industryName('3411')]).toEqual([
    '交通运输业',
    '信息传输业',
    undefined,
  ])
})
