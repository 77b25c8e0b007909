import { describe, expect, it } from 'vitest'
import type { HolidayEntry } from '#domain/calendar.ts'
import {
  checkLimit,
  checkTrade,
  type IssueContext,
  isFinalRequired,
  isLongTerm,
  judgeIssue,
  smeTermText,
  smeWarningOf,
  type TradeBackground,
} from '#domain/issueRules.ts'

const today = '2025-11-20'
const holidays: HolidayEntry[] = [
  { date: '2026-01-01', type: 'HOLIDAY' },
  { date: '2026-01-04', type: 'WORKDAY' },
]
const trade: TradeBackground = {
  contractDocStatus: 'EFFECTIVE',
  contractRemainAmount: '1000.00',
  invoices: [
    { invoiceNo: 'A1', invoiceRemainAmount: '600.00', invoiceVerifyStatus: 'PASS' },
    { invoiceNo: 'A2', invoiceRemainAmount: '300.00', invoiceVerifyStatus: 'PASS' },
  ],
}
const context: IssueContext = { today, holidays }
const dateError = (promisePayDate: string) =>
  judgeIssue({ promisePayDate, longTermReason: '合同约定' }, context).errors

describe('G-DATE、G-TERM', () => {
  const EARLY = '承诺付款日须晚于开立日 2025-11-20'
  it.each([
    ['2025-11-21', undefined],
    ['2025-11-20', EARLY],
    ['2025-11-19', EARLY],
    ['2025-11-22', '2025-11-22 是星期六，承诺付款日须为工作日，最近的工作日 2025-11-21、2025-11-24'],
    ['2026-01-01', '2026-01-01 是节假日，承诺付款日须为工作日，最近的工作日 2025-12-31、2026-01-02'],
    ['2026-01-04', undefined],
    ['2026-11-20', undefined],
    ['2026-11-21', '付款期限最长不超过1年'],
    ['2026-11-23', '付款期限最长不超过1年'],
  ])('承诺付款日 %s：%s', (day, message) => expect(dateError(day).promisePayDate).toBe(message))

  it.each([
    ['2025-11-20', '2026-05-20', false],
    ['2025-11-20', '2026-05-21', true],
    ['2025-08-31', '2026-02-28', false],
    ['2025-08-31', '2026-03-01', true],
  ])('自 %s 至 %s 超过六个月：%s', (from, to, long) => expect(isLongTerm(from, to)).toBe(long))

  it('超过六个月须填说明并终审', () => {
    const verdict = judgeIssue({ promisePayDate: '2026-05-21', faceAmount: '1.00' }, context)
    expect(verdict.errors).toEqual({ longTermReason: '期限超过6个月，请填写说明并提交终审' })
    expect(verdict).toMatchObject({ longTerm: true, finalRequired: true, termDays: 182 })
    expect(
      judgeIssue({ promisePayDate: '2026-05-21', longTermReason: '  ' }, context).errors.longTermReason,
    ).toBeTypeOf('string')
    const exactly = judgeIssue({ promisePayDate: '2026-05-20', faceAmount: '1.00' }, context)
    expect(exactly).toMatchObject({ errors: {}, longTerm: false, finalRequired: false, termDays: 181 })
  })

  it('MC-3 达到门槛或集团规定即需终审', () => {
    const base = { issueDate: today, promisePayDate: '2025-11-21' }
    expect(isFinalRequired({ ...base, faceAmount: '4999999.99' })).toBe(false)
    expect(isFinalRequired({ ...base, faceAmount: '5000000.00' })).toBe(true)
    expect(isFinalRequired({ ...base, faceAmount: '100.00', finalThreshold: '100' })).toBe(true)
    expect(isFinalRequired({ ...base, faceAmount: '1.00', groupRequiresFinal: true })).toBe(true)
  })
})

describe('G-SME', () => {
  const sme = {
    issuerScale: 'LARGE',
    receiverScale: 'SMALL',
    smePayBasisDate: '2025-11-01',
    promisePayDate: '2026-01-01',
  }
  it('交付日后第 60 天不提醒，第 61 天提醒', () => {
    expect(smeWarningOf({ ...sme, promisePayDate: '2025-12-31' })).toBeUndefined()
    expect(smeWarningOf(sme)).toBe('大型企业应自交付之日起60日内支付中小企业款项，请确认合同约定')
  })
  it.each([
    { issuerScale: 'MEDIUM' },
    { receiverScale: 'LARGE' },
    { receiverScale: undefined },
    { smePayBasisDate: undefined },
    { smePayBasisDate: '' },
  ])('不适用：%j', (change) => expect(smeWarningOf({ ...sme, ...change })).toBeUndefined())
  it('只提醒，不阻断', () => {
    const verdict = judgeIssue(
      { promisePayDate: '2026-01-05', smePayBasisDate: '2025-11-01' },
      { ...context, issuerScale: 'LARGE', receiverScale: 'MICRO' },
    )
    expect(verdict.errors).toEqual({})
    expect(verdict.smeWarning).toBeTypeOf('string')
  })
})

describe('G-TRADE', () => {
  it.each<[string, string, Partial<TradeBackground>, string | undefined]>([
    ['恰好等于发票余额之和', '900.00', {}, undefined],
    ['超过发票余额之和', '900.01', {}, '交易背景金额不足：发票剩余金额合计900.00元'],
    ['没有附发票时只看合同', '1000.00', { invoices: [] }, undefined],
    ['超过合同余额', '1000.01', { invoices: [] }, '交易背景金额不足：合同剩余金额1,000.00元'],
    ['合同未生效', '1.00', { contractDocStatus: 'DRAFT' }, '合同不存在或未生效'],
    ['已关联业务的合同还有余额', '1.00', { contractDocStatus: 'LOCKED' }, undefined],
    [
      '发票查验不一致',
      '1.00',
      { invoices: [{ invoiceNo: 'A3', invoiceRemainAmount: '9.00', invoiceVerifyStatus: 'MISMATCH' }] },
      '发票A3未查验通过，不能支撑本次开立',
    ],
    ['付款依据是预付款', '1.00', { payBasis: '预付款' }, '付款依据不得为预付款'],
    ['付款依据是验收单', '1.00', { payBasis: '验收单' }, undefined],
  ])('%s', (_, amount, change, message) => expect(checkTrade(amount, { ...trade, ...change })).toBe(message))
})

describe('G-LIMIT', () => {
  const limit = { limitStatus: 'EFFECTIVE', availableLimit: '1000.00', limitExpireDate: '2026-03-31' }
  it.each([
    ['1000.00', {}, undefined],
    ['1000.01', {}, '可用额度不足，差额0.01元'],
    ['99999999999999.98', {}, '可用额度不足，差额99,999,999,998,999.98元'],
    ['500.00', { limitStatus: 'FROZEN' }, '可用额度不足，差额500.00元'],
    ['500.00', { limitStatus: undefined }, undefined],
  ])('金额 %s、额度 %j：%s', (amount, change, message) => {
    expect(checkLimit(amount, { ...limit, ...change })).toBe(message)
  })

  it.each([
    ['2026-03-31', {}, undefined],
    ['2026-04-01', {}, '额度于2026-03-31到期，承诺付款日须不晚于该日'],
    ['2026-04-01', { limitExpireDate: undefined }, undefined],
  ])('付款日 %s、额度 %j：说在承诺付款日上：%s', (promisePayDate, change, message) => {
    const verdict = judgeIssue(
      { promisePayDate, faceAmount: '500.00' },
      { ...context, limit: { ...limit, ...change } },
    )
    expect(verdict.errors).toEqual(message ? { promisePayDate: message } : {})
  })
})

describe('合在一起', () => {
  it('各守卫的错误落在各自字段，空表单不报守卫', () => {
    const verdict = judgeIssue(
      { faceAmount: '5000.00', promisePayDate: '2026-01-01' },
      { ...context, trade, limit: { availableLimit: '10.00' }, overdueBlocked: true },
    )
    expect(verdict.errors).toEqual({
      promisePayDate: '2026-01-01 是节假日，承诺付款日须为工作日，最近的工作日 2025-12-31、2026-01-02',
      contractNo: '交易背景金额不足：合同剩余金额1,000.00元',
      faceAmount: '可用额度不足，差额4,990.00元',
    })
    expect(verdict.blocked).toBe('存在逾期未付款项，暂停新增开立')
    const empty = judgeIssue({}, { ...context, trade, limit: { availableLimit: '0.00' } })
    expect(empty).toEqual({
      errors: {},
      blocked: undefined,
      smeWarning: undefined,
      termDays: undefined,
      longTerm: false,
      finalRequired: false,
    })
  })

  it('还没填完的文本不会抛错', () => {
    const half = judgeIssue({ faceAmount: '1,0', promisePayDate: '2026-02-3' }, { ...context, trade })
    expect(half.errors).toEqual({})
  })
})

describe('超过六十日付款的说明（G-SME）', () => {
  it.each([
    ['2026-10-20', '2026-12-19', undefined],
    ['2026-10-20', '2026-12-20', '交付日 2026-10-20 + 60 日 = 2026-12-19，承诺付款日晚 1 天'],
    ['2026-10-20', '2027-06-30', '交付日 2026-10-20 + 60 日 = 2026-12-19，承诺付款日晚 193 天'],
    [undefined, '2027-06-30', undefined],
    ['2026-10-20', '', undefined],
  ])('%s 交付、%s 付款', (smePayBasisDate, promisePayDate, text) =>
    expect(smeTermText({ ...(smePayBasisDate && { smePayBasisDate }), promisePayDate })).toBe(text),
  )
})
