import { issueReceipt, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { AheadCashApplicationRow } from './rows.ts'

/** 提前兑付的回单（T-AHD-08）：金额为实付金额。 */
export const aheadReceipt = (world: World, row: AheadCashApplicationRow): string =>
  issueReceipt(world, {
    receiptType: 'AHEAD_CASH',
    payerCorpId: row.corpId,
    payerName: world.corps.need(row.corpId).corpName,
    payerAccountNo: row.payAccountNo,
    payeeCorpId: row.holderCorpId,
    payeeName: row.holderName,
    payeeAccountNo: row.payeeAccountNo,
    payeeBankName: row.payeeBankName,
    receiptAmount: row.aheadPayAmount,
    bankSerialNo: row.bankSerialNo!,
    bizNo: row.aheadNo,
  }).receiptNo

/** 提前兑付的回单：虽有折扣，账上记全部债权。 */
export const aheadReceipts: ReceiptKind = {
  type: 'AHEAD_CASH',
  event: 'T-AHD-08',
  paid: (world) =>
    world.aheadCashApplications.all().map((row) => ({
      bizNo: row.aheadNo,
      amount: row.aheadStatus === 'DONE' ? row.aheadPayAmount : undefined,
      hasReceipt: row.receiptNo !== undefined,
    })),
  booked: (world, { bizNo }) => ({ amount: world.aheadCashApplications.need(bizNo).aheadAmount }),
}
