import { describe, expect, it } from 'vitest'
import {
  checkCheckCode,
  checkInvoiceCode,
  checkInvoiceDate,
  checkInvoiceNumber,
  checkInvoiceTotal,
  hasCheckCode,
  isDigitalInvoice,
} from '#domain/invoiceFields.ts'

const KINDS = [
  'DIGITAL_SPECIAL',
  'DIGITAL_NORMAL',
  'VAT_SPECIAL',
  'VAT_NORMAL',
  'VAT_E_SPECIAL',
  'VAT_E_NORMAL',
] as const

describe('发票的填写项随种类', () => {
  it('数电发票与有校验码的发票', () => {
    expect(KINDS.filter(isDigitalInvoice)).toEqual(['DIGITAL_SPECIAL', 'DIGITAL_NORMAL'])
    expect(KINDS.filter(hasCheckCode)).toEqual(['VAT_NORMAL', 'VAT_E_NORMAL'])
  })

  it.each([
    ['DIGITAL_SPECIAL', '1'.repeat(20), undefined],
    ['DIGITAL_NORMAL', '12345678', '数电发票的号码为20位数字'],
    ['DIGITAL_SPECIAL', `${'1'.repeat(19)}A`, '数电发票的号码为20位数字'],
    ['VAT_SPECIAL', '12345678', undefined],
    ['VAT_E_NORMAL', '1'.repeat(20), '发票号码为8位数字'],
    ['VAT_NORMAL', '1234567', '发票号码为8位数字'],
  ] as const)('号码 %s %s', (kind, number, problem) => {
    expect(checkInvoiceNumber(kind, number)).toBe(problem)
  })

  it.each([
    ['DIGITAL_SPECIAL', undefined, undefined],
    ['DIGITAL_SPECIAL', '3200123456', '数电发票没有发票代码'],
    ['VAT_SPECIAL', '3200123456', undefined],
    ['VAT_SPECIAL', '320012345678', undefined],
    ['VAT_SPECIAL', undefined, '发票代码为10至12位数字'],
    ['VAT_SPECIAL', '320012345', '发票代码为10至12位数字'],
  ] as const)('代码 %s %s', (kind, code, problem) => {
    expect(checkInvoiceCode(kind, code)).toBe(problem)
  })

  it.each([
    ['VAT_NORMAL', '12345a', undefined],
    ['VAT_NORMAL', undefined, '请输入校验码后6位'],
    ['VAT_E_NORMAL', '12345', '请输入校验码后6位'],
    ['VAT_SPECIAL', undefined, undefined],
    ['DIGITAL_NORMAL', '123456', '该种发票没有校验码'],
  ] as const)('校验码 %s %s', (kind, code, problem) => {
    expect(checkCheckCode(kind, code)).toBe(problem)
  })

  it('开票日期不晚于今天', () => {
    expect(checkInvoiceDate('2026-11-18', '2026-11-18')).toBeUndefined()
    expect(checkInvoiceDate('2027-11-02', '2026-11-18')).toBe('开票日期 2027-11-02 晚于今天，请核对')
  })

  it('价税合计等于不含税金额加税额，且大于 0', () => {
    const parts = { amountExTax: '100.00', invoiceTaxAmount: '13.00' }
    expect(checkInvoiceTotal(parts, '113.00')).toBeUndefined()
    expect(checkInvoiceTotal(parts, '113.01')).toBe('价税合计应等于不含税金额加税额')
    expect(checkInvoiceTotal({}, '0.00')).toBe('价税合计须大于0')
    expect(checkInvoiceTotal({ amountExTax: '5.00' }, '5.00')).toBeUndefined()
  })
})
