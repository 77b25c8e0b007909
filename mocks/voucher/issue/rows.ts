import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type IssueApplicationRow = StoredDocument<
  IssueApplication,
  | 'receiverScale'
  | 'faceAmountCn'
  | 'termDays'
  | 'invoiceCount'
  | 'finalReasons'
  | 'availableLimit'
  | 'limitSufficient',
  Required<Pick<IssueApplication, 'issuerUscc'>> & {
    /** 导入行的内容摘要：同样的一行不会成为两份申请（INV-21）。 */
    importHash?: string
    receiverCorpId?: string
    /** 提交时从每张发票占用了多少，退回时原数退还。 */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    /** 复核人第一次打开的时间：从那以后经办不能撤回（T-ISS-08）。 */
    reviewOpenedTime?: string
    payBasis?: string
  }
>

/** 开立凭什么判定；第三方平台的申请带着同样的内容。 */
export type IssueTerms = Pick<
  IssueApplicationRow,
  | 'corpId'
  | 'receiverName'
  | 'faceAmount'
  | 'promisePayDate'
  | 'longTermReason'
  | 'smePayBasisDate'
  | 'receiverConsent'
  | 'contractNo'
  | 'invoiceNos'
  | 'invoiceUses'
  | 'tradeBackground'
  | 'payBasis'
  | 'payAccountId'
  | 'payAccountNo'
>
