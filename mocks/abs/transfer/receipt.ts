import { issueReceipt, nextBankSerial, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { AbsTransferApplicationRow } from './rows.ts'

/** ABS 转让价款的回单（T-ATR-12）：保理商账户直接到债权人账户。 */
export const absPriceReceipt = (world: World, row: AbsTransferApplicationRow): string => {
  const { factorId } = world.absPlans.need(row.planNo)
  const from = world.bankAccounts.find(
    (account) => account.corpId === factorId && account.accountPurpose.includes('PAY'),
  )
  const to = world.bankAccounts.get(row.collectAccountId)
  return issueReceipt(world, {
    receiptType: 'ABS_PRICE',
    payerCorpId: factorId,
    payerName: row.factorName,
    payerAccountNo: from?.accountNo,
    payeeCorpId: row.corpId,
    payeeName: row.creditorName,
    payeeAccountNo: to?.accountNo,
    payeeBankName: to?.bankName,
    receiptAmount: row.transferPrice,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.absTransferNo,
  }).receiptNo
}

/** ABS 转让价款的回单。 */
export const priceReceipts: ReceiptKind = {
  type: 'ABS_PRICE',
  event: 'T-ATR-12',
  paid: (world) =>
    world.absTransfers.all().map((row) => ({
      bizNo: row.absTransferNo,
      amount: row.fundTime === undefined ? undefined : row.transferPrice,
      hasReceipt: row.receiptNo !== undefined,
    })),
}
