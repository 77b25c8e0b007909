import type { BillInvoiceStatus } from '../../account/bill/rows.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { InvoiceRow } from '../../voucher/trade/rows.ts'

/** The invoice of the fees of one guarantee, or of several of one issuer merged; it is there from the payment on. */
export type GuaranteeInvoiceRow = DocumentRow & {
  feeInvoiceNo: string
  guaranteeApplyNos: string[]
  /** The numbers of all its guarantees, joined: what lists show and search. */
  guaranteeNo: string
  issuerOrgName: string
  guaranteeFee: string
  feeInvoiceAmount: string
  invoiceKind?: InvoiceRow['invoiceKind']
  invoiceTitle: string
  taxNo: string
  receiveEmail?: string
  billInvoiceStatus: BillInvoiceStatus
  /** The tax number of the invoice, once it is issued. */
  invoiceNo?: string
  failReason?: string
  redReason?: string
}
