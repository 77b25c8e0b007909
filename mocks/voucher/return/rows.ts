import type { DocumentRow } from '../../kernel/rows.ts'

export type ReturnStatus =
  | 'PENDING_REVIEW'
  | 'WAIT_COUNTERPARTY'
  | 'DONE'
  | 'REJECTED'
  | 'COUNTER_REFUSED'
  | 'CANCELLED'

export type ReturnApplicationRow = DocumentRow & {
  returnNo: string
  holdingNo: string
  voucherNo: string
  issuerName: string
  returnAmount: string
  returnReason:
    | 'AMOUNT_ERROR'
    | 'DATE_ERROR'
    | 'CONTRACT_CANCELLED'
    | 'GOODS_RETURN'
    | 'DUPLICATE'
    | 'RECYCLE_AGREED'
    | 'OTHER'
  returnDesc: string
  returnToCorpId: string
  returnToName: string
  /** The recycle that it led to (level 0), or that it consents to (RECYCLE_AGREED). */
  recycleNo?: string
  /** The sign task of the predecessor (level 1 and up). */
  signNo?: string
  returnStatus: ReturnStatus
}
