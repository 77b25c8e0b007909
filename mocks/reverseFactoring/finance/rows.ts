import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { RfParties } from '../document/rows.ts'

export type RfFinanceStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'REVIEW_REJECTED'
  | 'FUNDER_AUDITING'
  | 'SUPPLEMENT'
  | 'FUNDER_REJECTED'
  | 'WAIT_CONTRACT'
  | 'LENDING'
  | 'UNANSWERED'
  | 'LENT'
  | 'OVERDUE'
  | 'SETTLED'
  | 'CANCELLED'

export type FactoringType = 'OPEN_NO_RECOURSE' | 'OPEN_RECOURSE' | 'HIDDEN_RECOURSE'

/** RfFinancing, owned by the creditor; price and days are the snapshot taken at submission. */
export type RfFinancingRow = DocumentRow &
  Partial<RfParties> & {
    rfFinanceNo: string
    funderProductNo?: string
    funderId?: string
    funderName?: string
    factoringType?: FactoringType
    arNos: string[]
    arCount: number
    arTotal: string
    advanceRatio?: string
    feeRate?: string
    rfFinanceAmount?: string
    annualRate?: string
    interestMode?: 'PREPAID' | 'AT_MATURITY'
    dayBasis?: 360 | 365
    valueDate?: string
    maturityDate?: string
    financeDays?: number
    interestAmount?: string
    factoringFee?: string
    netAmount?: string
    collectAccountId?: string
    collectAccountNo?: string
    /** The RF limit that it draws on. */
    limitNo?: string
    supplementDesc?: string
    supplementDeadline?: string
    supplementFiles?: AttachmentRow[]
    /** The factoring contract (Protocol, bizNo = rfFinanceNo) and its registration. */
    contractProtocolNo?: string
    registerNo?: string
    lendTime?: string
    repaidAmount: string
    repayTime?: string
    tailAmount?: string
    receiptNos: string[]
    failReason?: string
    rfFinanceStatus: RfFinanceStatus
  }
