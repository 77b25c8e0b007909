import type { DocumentRow } from '../../kernel/rows.ts'

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
