import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { RfParties } from '../document/rows.ts'

export type StatementStatus = 'DRAFT' | 'WAIT_CONFIRM' | 'CONFIRMED' | 'DISPUTED' | 'VOID'

/** RfStatement: made by one side (corpId), confirmed or disputed by the other. */
export type RfStatementRow = DocumentRow &
  RfParties & {
    statementNo: string
    /** yyyy-MM ~ yyyy-MM */
    statementPeriod: string
    statementAmount: string
    deductAmount: string
    settleAmount: string
    statementDate: string
    /** A further statement of a pair and period that already has one. */
    isSupplement: boolean
    statementFile?: AttachmentRow
    /** Why the other side disputes it (T-RST-04). */
    disputeDesc?: string
    statementStatus: StatementStatus
  }
