import { expect, test } from 'vitest'
import { enoughInvoices } from '#domain/enoughInvoices.ts'

test('依次选到凑够为止；不够的全选', () => {
  const invoices = ['300.00', '200.00', '100.00'].map((invoiceRemainAmount, index) => ({
    invoiceNo: String(index),
    invoiceRemainAmount,
  }))
  expect(enoughInvoices(invoices, '300.00')).toEqual(['0'])
  expect(enoughInvoices(invoices, '300.01')).toEqual(['0', '1'])
  expect(enoughInvoices(invoices, '9000.00')).toEqual(['0', '1', '2'])
  expect(enoughInvoices([], '1.00')).toEqual([])
})
