import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 三方申请：经办提交以前没有经办人（createUserId 为空）。 */
export type ThirdIssueApplicationRow = StoredDocument<
  ThirdIssueApplication,
  | 'receiverUscc'
  | 'receiverAccountNo'
  | 'faceAmountCn'
  | 'termDays'
  | 'contractAmount'
  | 'invoiceTotalAmount'
  | 'invoiceCount'
  | 'finalReasons'
  | 'submitCheck'
  | 'availableLimit',
  {
    /** 提交时从每张发票占用了多少，退回时原数退还。 */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    payBasis?: string
    /** 有结果以来回传失败了几次。 */
    callbackFailures: number
  }
>
