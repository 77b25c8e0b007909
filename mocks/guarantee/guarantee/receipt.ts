import { issueReceipt, nextBankSerial, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeRow } from './rows.ts'

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

/** 保函缴费的回单。 */
export const guaranteeReceipts: ReceiptKind = {
  type: 'GUARANTEE',
  event: 'T-GUA-10',
  paid: (world) =>
    world.guarantees.all().map((row) => ({
      bizNo: row.guaranteeApplyNo,
      amount: row.payTime === undefined ? undefined : row.guaranteeFee,
      hasReceipt: row.receiptNo !== undefined,
    })),
}
