import type { Reviewed } from '../account/approvalRule/policy.ts'

/** 审批规则管得到的单据，与它的金额。 */
export const reviewed: readonly Reviewed[] = [
  { entity: 'RfFinancing', product: 'REVERSE_FACTORING', amount: 'rfFinanceAmount' },
]
