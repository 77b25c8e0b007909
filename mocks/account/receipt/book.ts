import type { AbsPaymentRow } from '../../abs/payment/rows.ts'
import type { AbsTransferApplicationRow } from '../../abs/transfer/rows.ts'
import type { GuaranteeClaimRow } from '../../guarantee/claim/rows.ts'
import type { GuaranteeRow } from '../../guarantee/guarantee/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { RfFinancingRow } from '../../reverseFactoring/finance/rows.ts'
import type { AheadCashApplicationRow } from '../../voucher/aheadCash/rows.ts'
import type { CashBatchRow, CashItemRow } from '../../voucher/cash/rows.ts'
import type { FinanceApplicationRow } from '../../voucher/finance/rows.ts'
import type { BillRow } from '../bill/rows.ts'
import type { ReceiptRow } from './rows.ts'

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

const payingAccount = (world: World, corpId: string | undefined) =>
  world.bankAccounts.find((account) => account.corpId === corpId && account.accountPurpose.includes('PAY'))

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

/** 保函缴费的回单（T-GUA-10）：企业账户直接到开立机构账户。 */
export const guaranteeReceipt = (world: World, row: GuaranteeRow): string => {
  const org = world.issuerOrgs.need(row.issuerOrgId!)
  return issueReceipt(world, {
    receiptType: 'GUARANTEE',
    payerCorpId: row.corpId,
    payerName: row.guarantorName,
    payerAccountNo: world.bankAccounts.need(row.payAccountId!).accountNo,
    payeeCorpId: org.issuerOrgId,
    payeeName: org.issuerOrgName,
    payeeAccountNo: org.accountNo,
    payeeBankName: org.bankName,
    receiptAmount: row.guaranteeFee!,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.guaranteeApplyNo,
  }).receiptNo
}
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

/** 保函赔付的回单（T-GCL-06）：开立机构账户直接到受益人账户。 */
export const claimReceipt = (world: World, row: GuaranteeClaimRow, guarantee: GuaranteeRow): string => {
  const org = world.issuerOrgs.need(guarantee.issuerOrgId!)
  const account = world.bankAccounts.need(row.collectAccountId!)
  return issueReceipt(world, {
    receiptType: 'CLAIM',
    payerCorpId: org.issuerOrgId,
    payerName: org.issuerOrgName,
    payerAccountNo: org.accountNo,
    payeeCorpId: row.corpId,
    payeeName: account.accountName,
    payeeAccountNo: account.accountNo,
    payeeBankName: account.bankName,
    receiptAmount: row.payoutAmount!,
    bankSerialNo: nextBankSerial(world),
    bizNo: row.claimNo,
  }).receiptNo
}
/** 平台服务费的收款方。 */
/** 平台运营方：服务费付给它。 */
export const PLATFORM = {
  payeeCorpId: 'PLATFORM',
  payeeName: '北辰数字科技有限公司',
  payeeBankName: '北辰商业银行',
}

/** 平台账单缴费的回单（T-BIL-03）。 */
export const feeReceipt = (world: World, bill: BillRow): string =>
  issueReceipt(world, {
    receiptType: 'FEE',
    payerCorpId: bill.corpId,
    payerName: world.corps.need(bill.corpId).corpName,
    payerAccountNo: world.bankAccounts.get(bill.payAccountId)?.accountNo,
    ...PLATFORM,
    payeeAccountNo: undefined,
    receiptAmount: bill.billAmount,
    bankSerialNo: nextBankSerial(world),
    bizNo: bill.billNo,
  }).receiptNo
