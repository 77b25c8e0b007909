import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'

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
