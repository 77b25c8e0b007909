import type { DocumentRow } from '../../kernel/rows.ts'
import type { QuoteRow } from '../finance/rows.ts'

export type SwitchStatus = 'PENDING_REVIEW' | 'OLD_CONFIRMING' | 'DONE' | 'REJECTED' | 'CANCELLED'

export type SwitchFunderApplicationRow = DocumentRow & {
  switchNo: string
  financeNo: string
  voucherNo: string
  issuerName: string
  financeAmount: string
  oldFunderName: string
  oldAnnualRate: string
  oldNetAmount: string
  newFunderName: string
  newAnnualRate: string
  netAmount: string
  switchReason: 'RATE' | 'SLOW' | 'REJECTED' | 'LIMIT' | 'OTHER'
  switchStatus: SwitchStatus
  newFinanceNo?: string
  quote: QuoteRow
}
