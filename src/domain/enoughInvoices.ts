import { add, compare } from './money.ts'

interface Usable {
  invoiceNo: string
  invoiceRemainAmount: string
}

/**
 * 依次选发票，到剩余金额凑够为止（G-TRADE）；全选上也不够的全选。
 * @param amount 单据的金额
 */
export const enoughInvoices = (invoices: readonly Usable[], amount: string): string[] => {
  const taken: string[] = []
  let total = '0.00'
  for (const { invoiceNo, invoiceRemainAmount } of invoices) {
    if (compare(total, amount) >= 0) break
    taken.push(invoiceNo)
    total = add(total, invoiceRemainAmount)
  }
  return taken
}
