import type { CashBatch, CashItem } from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'

/** 到期日应付给一个持有方的一笔。 */
export type CashItemRow = Stored<
  CashItem,
  | 'cashNo'
  | 'version'
  | 'accountSource'
  | 'payeeChanged'
  | 'cashDueDate'
  | 'payChannel'
  | 'cashStatus'
  | 'penaltyStatus'
  | 'auditTrail',
  { payeeCorpId: string }
>

export type CashBatchRow = StoredDocument<
  CashBatch,
  | 'postponed'
  | 'holdingCount'
  | 'unpaidAmount'
  | 'overdueDays'
  | 'penaltyAmount'
  | 'penaltyStatus'
  | 'dueToday'
  | 'workingDaysLeft'
  | 'payeeChanged'
  | 'payeeNames'
  | 'payAccountBalance',
  {
    /** 最近一次指令何时发给银行：银行付的从那天算起。 */
    sentTime?: string
    items: CashItemRow[]
    /** 哪天成为逾期，只有一次（T-CSH-14）。 */
    overdueDate?: string
  }
>
