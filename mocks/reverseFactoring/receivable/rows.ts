import type { RfAccount } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 应收账款：债权人录入的等债务人确权，也可由债务人自己录入。 */
export type RfAccountRow = StoredDocument<
  RfAccount,
  'documents',
  {
    creditorCorpId?: string
    debtorCorpId?: string
    /** 提交时从每张发票占用了多少，退回时原数退还。 */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    /** 导入行的内容摘要：同样的一行不会成为两笔账款（INV-21）。 */
    importHash?: string
  }
>
