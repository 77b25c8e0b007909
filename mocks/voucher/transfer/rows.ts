import type { TransferApplication, TransferLine } from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'

/** 拆分转让的一个受让方；它的贸易背景以转让方为买方。 */
export type TransferLineRow = Stored<
  TransferLine,
  'signDeadline' | 'refuseReason',
  Partial<Pick<TransferLine, 'attachments'>> & {
    transfereeCorpId?: string
    invoiceUses?: { invoiceNo: string; amount: string }[]
    signNo?: string
  }
>

export type TransferApplicationRow = StoredDocument<
  TransferApplication,
  | 'lineCount'
  | 'availableAmount'
  | 'holdAmount'
  | 'transferLevel'
  | 'promisePayDate'
  | 'remainDays'
  | 'riskTip',
  { lines: TransferLineRow[] }
>
