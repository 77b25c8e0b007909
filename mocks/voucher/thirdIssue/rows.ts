import type { DocumentRow } from '../../kernel/rows.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'

export type ThirdStatus =
  | 'RECEIVED'
  | 'PENDING_REVIEW'
  | 'PENDING_FINAL'
  | 'ISSUED'
  | 'RETURNED'
  | 'REJECTED'
  | 'CALLBACK_FAILED'

/** What an issue is decided on; a request of a third platform carries the same. */
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

/** ThirdIssueApplication: until an operator submits it, nobody of the enterprise has made it (createUserId is empty). */
export type ThirdIssueApplicationRow = DocumentRow &
  IssueTerms & {
    thirdNo: string
    thirdPlatformName: string
    thirdBizNo: string
    orderNo?: string
    receivedTime: string
    receiverName: string
    faceAmount: string
    finalRequired: boolean
    /** The issue application that it became (T-THD-04), and its voucher. */
    issueNo?: string
    voucherNo?: string
    /** Why it was returned to the platform (T-THD-03). */
    returnDesc?: string
    thirdStatus: ThirdStatus
    callbackStatus?: 'WAIT' | 'SUCCESS' | 'FAILED'
    /** Attempts to tell the platform that have failed since the result stood. */
    callbackFailures: number
  }
