import type { AccountSource, RfAccount } from '#api/generated/corp/model/index.ts'
import type { Repaid } from '../../financing/overdue.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 一个收款账户，与账号从何而来。 */
export type RfPayee = {
  accountName: string
  bankName: string
  accountNo: string
  accountSource: AccountSource
}

/** 应收账款：债权人录入的等债务人确权，也可由债务人自己录入。 */
export type RfAccountRow = StoredDocument<
  RfAccount,
  | 'documents'
  | 'payeeName'
  | 'payeeBankName'
  | 'formerCollectAccountNo'
  | 'accountSource'
  | 'penaltyAmount'
  | 'penaltyOwedAmount',
  {
    /** 债权转让通知书送达之后，到期付到资金方的这个账户。 */
    assignedPayee?: RfPayee
    /** 债务人陆续付的本金。 */
    repaid?: Repaid[]
    creditorCorpId?: string
    debtorCorpId?: string
    /** 提交时从每张发票占用了多少，退回时原数退还。 */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    /** 导入行的内容摘要：同样的一行不会成为两笔账款（INV-21）。 */
    importHash?: string
  }
>
