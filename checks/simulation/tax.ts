import { subtract } from '#domain/money.ts'

/** The parts of an amount that holds 13 % of tax, as an invoice shows them; the amount is a multiple of 1.13. */
export const dividedTax = (invoiceAmount: string): Record<'amountExTax' | 'invoiceTaxAmount', string> => {
  const fen = BigInt(invoiceAmount.replace('.', ''))
  const digits = ((fen * 100n) / 113n).toString()
  const amountExTax = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return { amountExTax, invoiceTaxAmount: subtract(invoiceAmount, amountExTax) }
}
