import type { Reviewed } from '../account/approvalRule/policy.ts'

/** 审批规则管得到的单据，与它的金额。 */
export const reviewed: readonly Reviewed[] = [
  { entity: 'Guarantee', product: 'GUARANTEE', amount: 'guaranteeAmount' },
  { entity: 'GuaranteeClaim', product: 'GUARANTEE', amount: 'claimAmount' },
]
