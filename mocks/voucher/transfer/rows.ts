import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

export type TransferStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'WAIT_SIGN'
  | 'PART_DONE'
  | 'DONE'
  | 'REJECTED'
  | 'CLOSED'
  | 'CANCELLED'

/** One transferee of a split transfer; its trade background is that of the transferor as buyer. */
export type TransferLineRow = {
  lineNo: string
  transfereeCorpId?: string
  transfereeName?: string
  transferAmount?: string
  transferPurpose?: string
  contractNo?: string
  invoiceNos: string[]
  invoiceUses?: { invoiceNo: string; amount: string }[]
  invoiceTotalAmount?: string
  attachments?: AttachmentRow[]
  childHoldingNo?: string
  signNo?: string
  /** Absent until the transfer is approved. */
  transferLineStatus?: 'WAIT_SIGN' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'CANCELLED'
}

export type TransferApplicationRow = DocumentRow & {
  transferNo: string
  holdingNo?: string
  voucherNo?: string
  issuerName?: string
  transferorName: string
  transferTotalAmount: string
  lines: TransferLineRow[]
  transferStatus: TransferStatus
}
