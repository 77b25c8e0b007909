import { add } from '#domain/money.ts'
import { issueReceipt, nextBankSerial, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { AbsPaymentRow } from './rows.ts'

/** ABS 付款到账的回单（T-APM-06、T-APM-07）：债务人账户直接到计划归集账户，未入池的到债权人账户。 */
export const absPayReceipt = (world: World, row: AbsPaymentRow, receiptAmount: string): string =>
  issueReceipt(world, {
    receiptType: 'ABS_PAY',
    payerCorpId: row.corpId,
    payerName: world.corps.need(row.corpId).corpName,
    payerAccountNo: row.payAccountNo,
    payeeCorpId: row.planNo ?? world.absPayables.need(row.payableNo).creditorCorpId ?? '',
    payeeName: row.poolAccountName,
    payeeAccountNo: row.poolAccountNo,
    payeeBankName: row.poolBankName,
    receiptAmount,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.paymentNo,
  }).receiptNo

/** ABS 付款的回单：足额到账与部分到账同记一本；重新付款之前已到账的，也算在同一张单据上。 */
export const payReceipts: ReceiptKind = {
  type: 'ABS_PAY',
  event: 'T-APM',
  paid: (world) =>
    world.absPayments.all().map((row) => ({
      bizNo: row.paymentNo,
      amount: add(row.receivedAmount, row.earlierAmount ?? '0.00'),
      hasReceipt: row.receiptNos.length > 0,
    })),
}
