import type { TrailRow } from '../../kernel/rows.ts'

export type VoucherStatus =
  | 'WAIT_SIGN'
  | 'ACTIVE'
  | 'DUE'
  | 'PART_CASHED'
  | 'CASHED'
  | 'OVERDUE'
  | 'CANCELLED'

export type VoucherRow = {
  voucherNo: string
  issueNo: string
  corpId: string
  issuerName: string
  receiverCorpId: string
  receiverName: string
  faceAmount: string
  outstandingAmount: string
  cashedTotal: string
  cancelledTotal: string
  issueDate: string
  promisePayDate: string
  signDeadline: string
  splitCount: number
  currentMaxLevel: number
  voucherStatus: VoucherStatus
  chainHash?: string
  createTime: string
  auditTrail: TrailRow[]
}

export type HoldingStatus = 'WAIT_SIGN' | 'HELD' | 'EXHAUSTED' | 'DUE' | 'CASHED' | 'OVERDUE' | 'CLOSED'

export type HoldingRow = {
  holdingNo: string
  voucherNo: string
  parentHoldingNo?: string
  corpId: string
  holderName: string
  fromCorpName: string
  transferLevel: number
  holdAmount: string
  availableAmount: string
  frozenAmount: string
  transferredAmount: string
  financedAmount: string
  returnedAmount: string
  cashedAmount: string
  acquireDate?: string
  holdingSource: 'ISSUE' | 'TRANSFER' | 'RETURN' | 'FINANCE'
  holdingStatus: HoldingStatus
  createTime: string
}
