import type { SignTask } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type SignTaskRow = StoredDocument<
  SignTask,
  | 'issuerUscc'
  | 'signAmountCn'
  | 'issueDate'
  | 'promisePayDate'
  | 'remainDays'
  | 'deadlineNear'
  | 'contractNo'
  | 'tradeBackground'
  | 'transferAllowed'
  | 'financeAllowed',
  Required<Pick<SignTask, 'quickFinance'>> & {
    holdingNo: string
    issueNo?: string
  }
>
