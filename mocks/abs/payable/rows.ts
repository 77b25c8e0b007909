import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import type { Repaid } from '../../financing/overdue.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 账款：同一份记录，是债务人（corpId）的应付、债权人的应收。 */
export type AbsPayableRow = StoredDocument<
  AbsPayable,
  | 'remainDays'
  | 'planName'
  | 'poolAccountNo'
  | 'receivableStatus'
  | 'penaltyAmount'
  | 'penaltyOwedAmount'
  | 'fundTime'
  | 'fundReceiptNo',
  Required<Pick<AbsPayable, 'creditorName' | 'payableAmount' | 'payableRemain' | 'payableDueDate'>> & {
    confirmProtocolNo?: string
    creditorCorpId?: string
    /** 提交时从每张发票占用了多少，退回时原数退还。 */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    /** 导入行的内容摘要：同样的一行不会成为两笔账款（INV-21）。 */
    importHash?: string
    /** 债务人陆续付到的。 */
    repaid?: Repaid[]
    /** 入池之后，付进哪个专项计划的归集账户（T-APB-08）。 */
    planNo?: string
  }
>
