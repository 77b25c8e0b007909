import type { DocumentRow } from '../../kernel/rows.ts'
import type { RfParties } from '../document/rows.ts'

export type RiskType =
  | 'INVOICE_ABNORMAL'
  | 'DUPLICATE_PLEDGE'
  | 'DEBTOR_OVERDUE'
  | 'JUDICIAL'
  | 'BUSINESS_ABNORMAL'
  | 'AMOUNT_CHANGE'
  | 'DISPUTE'

/** RfRiskEvent on an account or a financing; corpId is the enterprise that has to answer. */
export type RfRiskEventRow = DocumentRow &
  RfParties & {
    riskNo: string
    riskType: RiskType
    riskLevel: 'HIGH' | 'MEDIUM' | 'LOW'
    arNo?: string
    rfFinanceNo?: string
    riskDesc: string
    triggerTime: string
    handleDeadline: string
    feedbackDesc?: string
    feedbackTime?: string
    riskStatus: 'OPEN' | 'FEEDBACK' | 'CLOSED' | 'ESCALATED'
  }
