import type { DocumentRow } from '../../kernel/rows.ts'

/** 开票信息（IVI）：一份是生效的，至多另有一份在变更。 */
export type InvoiceInfoRow = DocumentRow & {
  taxNo: string
  taxpayerType: 'GENERAL' | 'SMALL'
  invoiceAddressPhone?: string
  invoiceBankAccount?: string
  receiveEmail: string
  invoiceInfoStatus: 'PENDING_REVIEW' | 'EFFECTIVE' | 'REJECTED'
}
