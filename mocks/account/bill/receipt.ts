import type { ReceiptKind } from '../receipt/book.ts'

/** 平台账单缴费的回单。 */
export const feeReceipts: ReceiptKind = {
  type: 'FEE',
  event: 'T-BIL-03',
  paid: (world) =>
    world.bills.all().map((row) => ({
      bizNo: row.billNo,
      amount: row.billStatus === 'PAID' ? row.billAmount : undefined,
      hasReceipt: row.receiptNo !== undefined,
    })),
}
