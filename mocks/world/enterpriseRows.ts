import type { AttachmentRow, DocumentRow } from './rows.ts'

/** 企业更名（NMC）。 */
export type NameChangeRow = DocumentRow & {
  nameChangeNo: string
  oldCorpName: string
  newCorpName: string
  changeDate: string
  newLicenseFile: AttachmentRow
  changeNoticeFile: AttachmentRow
  nameChangeStatus:
    | 'PENDING_REVIEW'
    | 'PLATFORM_AUDITING'
    | 'CERT_CHANGING'
    | 'DONE'
    | 'REJECTED'
    | 'CANCELLED'
}

/** 开票信息（IVI）：一份是生效的，至多另有一份在变更。 */
export type InvoiceInfoRow = DocumentRow & {
  taxNo: string
  taxpayerType: 'GENERAL' | 'SMALL'
  invoiceAddressPhone?: string
  invoiceBankAccount?: string
  receiveEmail: string
  invoiceInfoStatus: 'PENDING_REVIEW' | 'EFFECTIVE' | 'REJECTED'
}

/** 企业证书（UKY）。 */
export type UkeyRow = DocumentRow & {
  ukeySn?: string
  ukeyMedium: 'USB_KEY' | 'SOFT_KEY'
  certSubject: string
  caName: string
  bindUserId: string
  bindUserName: string
  certValidDate?: string
  ukeyStatus: 'APPLYING' | 'MAILING' | 'WAIT_ACTIVE' | 'ACTIVE' | 'LOCKED' | 'LOST' | 'EXPIRED' | 'REVOKED'
  mailNo?: string
  mailAddress?: string
  /** Set at the activation; what signs with it asks for it. */
  pin?: string
  /** Of the face recognition that an unlock waits for. */
  faceToken?: string
  faceStatus?: 'INIT' | 'SUCCESS' | 'FAIL'
}
