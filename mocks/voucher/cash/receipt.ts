import { issueReceipt, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'

/** 凭证兑付一笔明细的回单（T-CSH-07）。 */
export const cashReceipt = (world: World, batch: CashBatchRow, item: CashItemRow): string =>
  issueReceipt(world, {
    receiptType: 'CASH',
    payerCorpId: batch.corpId,
    payerName: batch.issuerName,
    payerAccountNo: batch.payAccountNo,
    payeeCorpId: item.payeeCorpId,
    payeeName: item.payeeName,
    payeeAccountNo: item.payeeAccountNo,
    payeeBankName: item.payeeBankName,
    receiptAmount: item.cashAmount,
    bankSerialNo: item.bankSerialNo!,
    bizNo: item.cashItemNo,
  }).receiptNo

/** 兑付的回单，一笔明细一张；账上记在批次之下。 */
export const cashReceipts: ReceiptKind = {
  type: 'CASH',
  event: 'T-CSH-07',
  paid: (world) =>
    world.cashBatches.all().flatMap(({ items }) =>
      items.map((item) => ({
        bizNo: item.cashItemNo,
        amount: item.cashItemStatus === 'PAID' ? item.cashAmount : undefined,
        hasReceipt: item.receiptNo !== undefined,
      })),
    ),
  booked: (_, { bizNo }) => ({ bizNo: bizNo.split('-')[0]! }),
}
