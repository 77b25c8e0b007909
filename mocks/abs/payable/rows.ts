import type { DocumentRow } from '../../kernel/rows.ts'

export type PayableStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'CONFIRMED'
  | 'TRANSFERRING'
  | 'POOLED'
  | 'PART_PAID'
  | 'PAID'
  | 'OVERDUE'
  | 'REJECTED'
  | 'REVOKED'

/** AbsPayable: one record, a payable of the debtor (corpId) and a receivable of the creditor. */
export type AbsPayableRow = DocumentRow & {
  payableNo: string
  /** The confirmation that the debtor signed (T-APB-03), and its agreement. */
  payConfirmNo?: string
  confirmProtocolNo?: string
  debtorName: string
  creditorCorpId?: string
  creditorName: string
  jointDebtorName?: string
  projectName?: string
  contractNo?: string
  contractAmount?: string
  invoiceTotalAmount: string
  invoiceNos: string[]
  /** What was taken of each invoice at submission, so that exactly that can be given back. */
  invoiceUses?: { invoiceNo: string; amount: string }[]
  /** What the imported row says, hashed: the same row never makes two payables (INV-21). */
  importHash?: string
  payableAmount: string
  payableRemain: string
  payConfirmDate?: string
  payableDueDate: string
  /** The transfer application that holds it now, or that brought it into the pool. */
  absTransferNo?: string
  /** The plan whose collection account is to be paid, once pooled (T-APB-08). */
  planNo?: string
  transferPrice?: string
  registerNo?: string
  payableStatus: PayableStatus
}
