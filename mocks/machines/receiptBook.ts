import type { AheadCashApplicationRow, CashBatchRow, CashItemRow, ReceiptRow } from '../world/rows.ts'
import type { FinanceApplicationRow } from '../world/financeRows.ts'
import type { World } from '../world/World.ts'

type Parts = Pick<
  ReceiptRow,
  'receiptType' | 'payerCorpId' | 'payerName' | 'payeeCorpId' | 'payeeName' | 'receiptAmount' | 'bizNo'
> & {
  payerAccountNo: string | undefined
  payeeAccountNo: string | undefined
  payeeBankName: string | undefined
  bankSerialNo: string
}

/** 银行流水号：银行给每一笔到账的编号。 */
export const nextBankSerial = (world: World): string => `B${world.ids.next('RC', world.today()).slice(2)}`

/** 到账即有回单（资金直接从付款方账户到收款方账户，INV-16）。 */
const issueReceipt = (world: World, parts: Parts): ReceiptRow =>
  world.receipts.put({
    ...parts,
    payerAccountNo: parts.payerAccountNo ?? '',
    payeeAccountNo: parts.payeeAccountNo ?? '',
    payeeBankName: parts.payeeBankName ?? '',
    receiptNo: world.ids.next('RC', world.today()),
    tradeTime: world.now(),
    antiFakeCode: world.random.hex(16),
  })

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

/** 融资放款的回单（T-FIN-11）：资金方账户直接到申请方账户，金额为实际到账。 */
export const lendReceipt = (world: World, row: FinanceApplicationRow): string => {
  const from = world.bankAccounts.find(
    (account) => account.corpId === row.funderId && account.accountPurpose.includes('PAY'),
  )
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
