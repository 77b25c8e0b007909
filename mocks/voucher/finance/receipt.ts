import { issueReceipt, nextBankSerial, payingAccount, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { FinanceApplicationRow } from './rows.ts'

/** 融资放款的回单（T-FIN-11）：资金方账户直接到申请方账户，金额为实际到账。 */
export const lendReceipt = (world: World, row: FinanceApplicationRow): string => {
  const from = payingAccount(world, row.funderId)
  const to = world.bankAccounts.get(row.collectAccountId)
  return issueReceipt(world, {
    receiptType: 'LEND',
    payerCorpId: row.funderId!,
    payerName: row.funderName!,
    payerAccountNo: from?.accountNo,
    payeeCorpId: row.corpId,
    payeeName: row.applicantName,
    payeeAccountNo: to?.accountNo,
    payeeBankName: to?.bankName,
    receiptAmount: row.lendAmount!,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.financeNo,
  }).receiptNo
}

/** 融资放款的回单：虽有扣减，账上记全部债权。 */
export const lendReceipts: ReceiptKind = {
  type: 'LEND',
  event: 'T-FIN-11',
  paid: (world) =>
    world.financeApplications.all().map((row) => ({
      bizNo: row.financeNo,
      amount: row.lendAmount,
      hasReceipt: row.receiptNo !== undefined,
    })),
  booked: (world, { bizNo }) => ({ amount: world.financeApplications.need(bizNo).financeAmount }),
}
