import type { DocumentRow } from '../../kernel/rows.ts'

export type BillInvoiceStatus =
  | 'NOT_APPLIED'
  | 'APPLYING'
  | 'INVOICED'
  | 'RED_FLUSHING'
  | 'RED_FLUSHED'
  | 'FAILED'

export type FeeMode = 'FIXED' | 'ONE_OFF' | 'ANNUALIZED'

export type BillRow = DocumentRow & {
  billNo: string
  billPeriod: string
  feeType:
    | 'ISSUE_FEE'
    | 'TRANSFER_FEE'
    | 'FINANCE_FEE'
    | 'CASH_FEE'
    | 'CERT_FEE'
    | 'GUARANTEE_FEE'
    | 'ABS_FEE'
  billAmount: string
  billTaxAmount: string
  billDueDate: string
  /** How the amount was worked out at the time: base amount, mode, rate. */
  billFormula: string
  billStatus: 'WAIT_PAY' | 'PAYING' | 'UNANSWERED' | 'PAID' | 'OVERDUE' | 'WAIVED'
  billInvoiceStatus: BillInvoiceStatus
  payWay?: 'ACCOUNT' | 'TRANSFER'
  payAccountId?: string
  payTime?: string
  failReason?: string
  receiptNo?: string
  invoiceNo?: string
  invoiceTime?: string
  redFlushReason?: string
  bizNo?: string
}
