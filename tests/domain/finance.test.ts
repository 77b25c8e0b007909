import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  absTransferOf,
  aheadCashOf,
  comprehensiveRateOf,
  factoringTailOf,
  financeCapOf,
  guaranteeFeeFormula,
  guaranteeFeeOf,
  guaranteeRefundOf,
  interestOf,
  netAmountOf,
  overdueInterestOf,
  serviceFeeOf,
  splitInterest,
  taxPartOf,
} from '#domain/finance.ts'
import { add, compare } from '#domain/money.ts'

describe('融资公式的标准值（F-01 起）', () => {
  it.each([
    ['1000000.00', '3.8500', 180, '19250.00'],
    ['333333.33', '4.3500', 91, '3665.28'],
    ['0.01', '24.0000', 1, '0.00'],
    ['99999999999999.98', '3.6500', 365, '3700694444444.44'],
    ['128456.78', '3.4500', 7, '86.17'],
    ['180.00', '1.0000', 1, '0.01'],
  ])('F-01 %s × %s%% × %i 天', (amount, annualRate, days, interest) => {
    expect(interestOf({ amount, annualRate, days })).toBe(interest)
  })

  it('F-01 可按 365 天计，天数不得为负或小数', () => {
    expect(interestOf({ amount: '1000000.00', annualRate: '3.6500', days: 100, dayBasis: 365 })).toBe(
      '10000.00',
    )
    expect(() => interestOf({ amount: '1', annualRate: '1', days: -1 })).toThrow(RangeError)
    expect(() => interestOf({ amount: '1', annualRate: '1', days: 1.5 })).toThrow(RangeError)
  })

  it('F-02 服务费三种计法与上下限', () => {
    const annualized = { feeMode: 'ANNUALIZED', feeRate: '0.3000' } as const
    expect(serviceFeeOf({ ...annualized, amount: '1000000.00', days: 180 })).toBe('1500.00')
    expect(serviceFeeOf({ feeMode: 'ONE_OFF', amount: '1000000.00', feeRate: '0.0500' })).toBe('500.00')
    expect(serviceFeeOf({ ...annualized, amount: '50.00', days: 30 })).toBe('0.01')
    expect(serviceFeeOf({ ...annualized, amount: '50.00', days: 30, minFee: '20.00' })).toBe('20.00')
    expect(serviceFeeOf({ ...annualized, amount: '1000000.00', days: 180, maxFee: '800.00' })).toBe('800.00')
    expect(serviceFeeOf({ feeMode: 'FIXED', fixedFee: '88' })).toBe('88.00')
  })

  it('F-03 到账金额', () => {
    const base = { financeAmount: '1000000.00', supplierInterest: '19250.00', serviceFee: '1500.00' }
    expect(netAmountOf({ ...base, interestMode: 'PREPAID' })).toBe('980750.00')
    expect(netAmountOf({ ...base, interestMode: 'AT_MATURITY' })).toBe('1000000.00')
    expect(netAmountOf({ ...base, interestMode: 'PREPAID', feeDeduct: true })).toBe('979250.00')
  })

  it('F-04 利息分担', () => {
    const shared = { interestBearer: 'SHARED', coreBearRatio: '33.3300' } as const
    expect(splitInterest({ interest: '19250.00', ...shared })).toEqual({
      coreInterest: '6416.03',
      supplierInterest: '12833.97',
    })
    expect(splitInterest({ interest: '19250.00', interestBearer: 'APPLICANT' }).supplierInterest).toBe(
      '19250.00',
    )
    expect(splitInterest({ interest: '19250.00', interestBearer: 'CORE' }).supplierInterest).toBe('0.00')
    expect(() => splitInterest({ interest: '1.00', interestBearer: 'SHARED' })).toThrow(RangeError)
  })

  it('F-05 综合融资成本', () => {
    const cost = { supplierInterest: '19250.00', applicantFee: '1500.00', financeAmount: '1000000.00' }
    expect(comprehensiveRateOf({ ...cost, financeDays: 180 })).toBe('4.1500')
    // a funder with a year of 365 days is compared by 360 as well
    const interest = interestOf({ amount: '1000000.00', annualRate: '6.1000', days: 121, dayBasis: 365 })
    expect(interest).toBe('20221.92')
    const other = { supplierInterest: interest, applicantFee: '1657.53', financeAmount: '1000000.00' }
    expect(comprehensiveRateOf({ ...other, financeDays: 121 })).toBe('6.5096')
    expect(() => comprehensiveRateOf({ ...cost, financeDays: 0 })).toThrow(RangeError)
  })

  it('F-06 提前兑付', () => {
    expect(aheadCashOf({ aheadAmount: '500000.00', aheadRate: '3.0000', remainDays: 45 })).toEqual({
      aheadDiscount: '1875.00',
      aheadPayAmount: '498125.00',
    })
  })

  it('F-07 ABS 转让：逐笔取整后求和', () => {
    const rows = [
      { payableAmount: '120000.00', days: 60 },
      { payableAmount: '80000.00', days: 90 },
      { payableAmount: '33333.33', days: 37 },
    ]
    expect(absTransferOf({ rows, discountRate: '4.2000' })).toEqual({
      lines: ['840.00', '840.00', '143.89'],
      receivableTotal: '233333.33',
      discountAmount: '1823.89',
      transferPrice: '231509.44',
    })
    const tiny = Array.from({ length: 3 }, () => ({ payableAmount: '180.00', days: 1 }))
    // each 0.005 rounds up alone; rounding the total of 0.015 would give 0.02
    expect(absTransferOf({ rows: tiny, discountRate: '1.0000' }).discountAmount).toBe('0.03')
  })

  it('F-08 逾期利息', () => {
    expect(overdueInterestOf({ unpaidAmount: '1000000.00', overdueDays: 3 })).toBe('1500.00')
    const agreed = { unpaidAmount: '1000000.00', overdueDays: 36, agreedRate: '5.0000' }
    expect(overdueInterestOf(agreed)).toBe('5000.00')
    expect(overdueInterestOf({ ...agreed, lprRate: '3.1000' })).toBe('5000.00')
    expect(overdueInterestOf({ ...agreed, agreedRate: '0.5000' })).toBe('500.00')
    expect(overdueInterestOf({ ...agreed, agreedRate: '1.0000', lprRate: '3.0000' })).toBe('3000.00')
  })

  it('F-09、F-10 保函费与退费', () => {
    const fee = { guaranteeFeeRate: '0.8000', minFee: '500.00' }
    expect(guaranteeFeeOf({ ...fee, guaranteeAmount: '800000.00', guaranteeDays: 120 })).toBe('2133.33')
    expect(guaranteeFeeOf({ ...fee, guaranteeAmount: '20000.00', guaranteeDays: 90 })).toBe('500.00')
    const charged = { guaranteeFeeRate: '0.8000', guaranteeAmount: '20000.00', guaranteeDays: 90 }
    expect(guaranteeFeeFormula({ ...charged, guaranteeFee: '500.00' })).toBe(
      '20,000.00 × 0.80% × 90 天 ÷ 360 = 40.00元，按最低 500.00元收取',
    )
    expect(guaranteeFeeFormula({ ...charged, guaranteeFee: '40.00' })).toBe(
      '20,000.00 × 0.80% × 90 天 ÷ 360 = 40.00元',
    )
    const refund = { guaranteeFee: '2133.33', minFee: '500.00', guaranteeDays: 120, remainingDays: 90 }
    expect(guaranteeRefundOf({ ...refund, effective: true })).toBe('1600.00')
    expect(guaranteeRefundOf({ ...refund, effective: true, remainingDays: 119 })).toBe('1633.33')
    expect(guaranteeRefundOf({ ...refund, effective: false })).toBe('1633.33')
    expect(guaranteeRefundOf({ ...refund, effective: true, bid: true })).toBe('0.00')
    expect(guaranteeRefundOf({ ...refund, effective: false, guaranteeFee: '300.00' })).toBe('0.00')
  })

  it('F-11、F-12', () => {
    expect(financeCapOf({ arTotal: '1234567.89', advanceRatio: '90' })).toBe('1111111.10')
    expect(
      factoringTailOf({ repaidAmount: '100000.00', principal: '90000.00', interestAtMaturity: '1.5' }),
    ).toBe('9998.50')
    expect(taxPartOf('1500.00')).toBe('84.91')
    expect(taxPartOf('113.00', '13')).toBe('13.00')
  })
})

describe('融资公式的性质', () => {
  const amount = fc
    .bigInt({ min: 1n, max: 9_999_999_999_999_998n })
    .map((fen) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`)
  const rate = fc.integer({ min: 0, max: 360_000 }).map((r) => (r / 10_000).toFixed(4))

  it('分担两份之和恒为利息，且都不为负', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (interest, ratio) => {
        const split = splitInterest({
          interest,
          interestBearer: 'SHARED',
          coreBearRatio: (ratio / 10_000).toFixed(4),
        })
        expect(compare(add(split.coreInterest, split.supplierInterest), interest)).toBe(0)
        expect(compare(split.supplierInterest, '0')).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1500 },
    )
  })

  it('利息随天数不减', () => {
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 0, max: 365 }), (value, annualRate, days) => {
        const shorter = interestOf({ amount: value, annualRate, days })
        expect(
          compare(interestOf({ amount: value, annualRate, days: days + 1 }), shorter),
        ).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1500 },
    )
  })
})
