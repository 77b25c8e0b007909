import { issueReceipt, nextBankSerial, type ReceiptKind } from '../../account/receipt/book.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import type { GuaranteeClaimRow } from './rows.ts'

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

/** 保函赔付的回单。 */
export const claimReceipts: ReceiptKind = {
  type: 'CLAIM',
  event: 'T-GCL-06',
  paid: (world) =>
    world.guaranteeClaims.all().map((row) => ({
      bizNo: row.claimNo,
      amount: row.payoutAmount,
      hasReceipt: row.receiptNo !== undefined,
    })),
}
