import type { DocumentRow } from '../../kernel/rows.ts'
import type { RfParties } from '../document/rows.ts'

export type ArStatus =
  | 'DRAFT'
  | 'PENDING_CONFIRM'
  | 'CONFIRM_AUDITING'
  | 'RETURNED'
  | 'CONFIRMED'
  | 'REFUSED'
  | 'FINANCING'
  | 'FINANCED'
  | 'SETTLED'
  | 'OVERDUE'
  | 'VOID'

/** RfAccount: entered by the creditor (waits for the debtor's confirmation) or by the debtor itself. */
export type RfAccountRow = DocumentRow &
  Partial<RfParties> & {
    arNo: string
    arSource: 'CREDITOR' | 'DEBTOR'
    arAmount?: string
    /** What the debtor still owes; '0.00' when settled. */
    arBalance: string
    arCreateDate?: string
    arDueDate?: string
    graceDays: number
    contractNo?: string
    invoiceNos: string[]
    /** What was taken of each invoice at submission, so that exactly that can be given back. */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    statementNo?: string
    /** The confirmation under way or the last one (RfConfirmation). */
    confirmNo?: string
    confirmAmount?: string
    confirmPayDate?: string
    disputeAmount?: string
    collectAccountId?: string
    arCollectAccountNo?: string
    recommendFlag: boolean
    /** The financing that it is chosen for (T-RAC-08); gone when that ends (T-RAC-09). */
    rfFinanceNo?: string
    /** What the imported row says, hashed: the same row never makes two accounts (INV-21). */
    importHash?: string
    arStatus: ArStatus
  }
