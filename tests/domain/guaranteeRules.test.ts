// G-GUA: 比例、开标、期限的判断，表单与模拟后端共用。
import { describe, expect, it } from 'vitest'
import {
  bidValidUntil,
  type GuaranteeTerms,
  guaranteeDaysOf,
  guaranteeRatioOf,
  judgeGuarantee,
} from '#domain/guaranteeRules.ts'

const NOW = '2026-11-18T09:30:00+08:00'
const bid: GuaranteeTerms = {
  guaranteeType: 'BID',
  guaranteeAmount: '20000.00',
  estimatePrice: '1000000.00',
  bidOpenTime: '2026-12-10T09:30:00+08:00',
  bidValidDays: 90,
  guaranteeEffectiveDate: '2026-12-10',
  guaranteeExpireDate: '2027-03-10',
}

describe('judgeGuarantee', () => {
  it('刚好合规的没有错；没填的不判断', () => {
    expect(judgeGuarantee(bid, NOW)).toEqual({})
    expect(judgeGuarantee({ guaranteeType: 'BID' }, NOW)).toEqual({})
  })

  it.each<[part: GuaranteeTerms, field: string, message: string]>([
    [{ guaranteeAmount: '20000.01' }, 'guaranteeAmount', '第二十六条），最高 20,000.00元'],
    [{ guaranteeAmount: '0.00' }, 'guaranteeAmount', '须大于0'],
    [{ bidOpenTime: NOW }, 'bidOpenTime', '已开标'],
    [{ guaranteeEffectiveDate: '2026-11-17' }, 'guaranteeEffectiveDate', '不得早于今天'],
    [{ guaranteeEffectiveDate: '2026-12-11' }, 'guaranteeEffectiveDate', '不得晚于开标日'],
    [{ guaranteeExpireDate: '2027-03-09' }, 'guaranteeExpireDate', '到期日不早于 2027-03-10'],
    [{ guaranteeExpireDate: '2026-12-10' }, 'guaranteeExpireDate', '须晚于生效日'],
  ])('%j', (part, field, message) => {
    expect(judgeGuarantee({ ...bid, ...part }, NOW)).toHaveProperty(field, expect.stringContaining(message))
  })

  it.each([
    ['PERFORMANCE', '10000.00', '10000.01', '不得超过中标合同金额的10%'],
    ['QUALITY', '3000.00', '3000.01', '质量保证金不得高于工程价款结算总额的3%'],
    ['WAGE', '100000.00', '100000.01', ''],
  ])('%s 至多 %s', (guaranteeType, allowed, over, rule) => {
    const amountError = (guaranteeAmount: string) =>
      judgeGuarantee({ guaranteeType, guaranteeAmount, guaranteeContractAmount: '100000.00' }, NOW)
        .guaranteeAmount
    expect(amountError(allowed)).toBeUndefined()
    expect(amountError(over)).toContain('担保金额超过规定比例')
    expect(amountError(over)).toContain(rule)
  })
})

it('比例、期限与投标有效期的最后一天', () => {
  expect(guaranteeRatioOf(bid)).toBe('2.0000')
  expect(guaranteeRatioOf({ ...bid, estimatePrice: '0.00' })).toBeUndefined()
  expect(guaranteeDaysOf(bid)).toBe(90)
  expect(guaranteeDaysOf({ ...bid, guaranteeExpireDate: '2026-12-09' })).toBeUndefined()
  expect(bidValidUntil(bid)).toBe('2027-03-10')
})
