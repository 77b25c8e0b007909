import type { DocumentRow } from '../../kernel/rows.ts'

export type SignStatus = 'WAIT_SIGN' | 'PENDING_REVIEW' | 'REFUSE_PENDING' | 'SIGNED' | 'REFUSED' | 'EXPIRED'

export type SignTaskRow = DocumentRow & {
  signNo: string
  signType: 'ISSUE' | 'TRANSFER' | 'RETURN'
  voucherNo: string
  holdingNo: string
  issueNo?: string
  issuerName: string
  fromCorpName: string
  receiverName: string
  signAmount: string
  receiveTime: string
  signDeadline: string
  refuseReason?: 'AMOUNT_ERROR' | 'DATE_ERROR' | 'NOT_AGREED' | 'TRADE_ERROR' | 'OTHER'
  quickFinance: boolean
  collectAccountId?: string
  collectAccountNo?: string
  /** Paused while the issuer's withdrawal waits for its review (T-WDR-01). */
  paused: boolean
  signStatus: SignStatus
}
