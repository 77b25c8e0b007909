import { isPositive } from '#domain/money.ts'
import { issueReceipt, nextBankSerial, payingAccount, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import { isHiddenFinance } from '../receivable/disclosed.ts'
import type { RfFinancingRow } from './rows.ts'

/** 反向保理放款的回单（T-RFN-10）：资金方账户直接到债权人账户，金额为实际到账。 */
export const rfLendReceipt = (world: World, row: RfFinancingRow): string => {
  const to = world.bankAccounts.get(row.collectAccountId)
  return issueReceipt(world, {
    receiptType: 'RF_LEND',
    payerCorpId: row.funderId!,
    payerName: row.funderName!,
    payerAccountNo: payingAccount(world, row.funderId)?.accountNo,
    payeeCorpId: row.corpId,
    payeeName: row.creditorName!,
    payeeAccountNo: to?.accountNo,
    payeeBankName: to?.bankName,
    receiptAmount: row.netAmount!,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.rfFinanceNo,
  }).receiptNo
}

type Payee = { corpId: string; accountName: string; accountNo: string; bankName: string }

/** 反向保理回款的回单（T-RFN-12）：债务人账户直接到债务人该付的账户，公开型是资金方的，隐蔽型是债权人的。 */
export const rfRepayReceipt = (
  world: World,
  row: RfFinancingRow,
  { amount, to }: { amount: string; to: Payee },
): string => {
  return issueReceipt(world, {
    receiptType: 'RF_REPAY',
    payerCorpId: row.debtorCorpId!,
    payerName: row.debtorName!,
    payerAccountNo: payingAccount(world, row.debtorCorpId)?.accountNo,
    payeeCorpId: to.corpId,
    payeeName: to.accountName,
    payeeAccountNo: to.accountNo,
    payeeBankName: to.bankName,
    receiptAmount: amount,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.rfFinanceNo,
  }).receiptNo
}

/** 反向保理放款的回单：虽有扣减，账上记全部债权。 */
export const lendReceipts: ReceiptKind = {
  type: 'RF_LEND',
  event: 'T-RFN-10',
  paid: (world) =>
    world.rfFinancings.all().map((row) => ({
      bizNo: row.rfFinanceNo,
      amount: row.lendTime === undefined ? undefined : row.netAmount,
      hasReceipt: row.receiptNos.length > 0,
    })),
  booked: (world, { bizNo }) => ({ amount: world.rfFinancings.need(bizNo).rfFinanceAmount }),
}

/** 反向保理回款的回单；隐蔽型的，付款的债务人看到的是账款编号，没有融资编号。 */
export const repayReceipts: ReceiptKind = {
  type: 'RF_REPAY',
  event: 'T-RFN-12',
  paid: (world) =>
    world.rfFinancings.all().map((row) => ({
      bizNo: row.rfFinanceNo,
      amount: row.repaidAmount,
      hasReceipt: isPositive(row.repaidAmount ?? '0.00') && row.receiptNos.length > 0,
    })),
  seen: ({ world, corp }, row) =>
    row.payerCorpId === corp.corpId && isHiddenFinance(world, row.bizNo)
      ? { ...row, bizNo: world.rfFinancings.need(row.bizNo).arNos.join('、') }
      : row,
}
