import type { DocumentRow } from '../../kernel/rows.ts'

export type WithdrawApplicationRow = DocumentRow & {
  withdrawNo: string
  issueNo: string
  voucherNo: string
  receiverName: string
  faceAmount: string
  issueDate: string
  promisePayDate: string
  withdrawReason: 'INPUT_ERROR' | 'CONTRACT_CHANGE' | 'DUPLICATE' | 'RECEIVER_REQUEST' | 'OTHER'
  withdrawDesc: string
  withdrawStatus: 'PENDING_REVIEW' | 'DONE' | 'REJECTED' | 'CANCELLED' | 'INVALID'
}
