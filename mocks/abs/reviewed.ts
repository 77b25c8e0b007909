import type { Reviewed } from '../account/approvalRule/policy.ts'

/** 审批规则管得到的单据，与它的金额。 */
export const reviewed: readonly Reviewed[] = [
  { entity: 'AbsPayable', product: 'ABS', amount: 'payableAmount' },
  { entity: 'AbsPayment', product: 'ABS', amount: 'paymentAmount' },
  { entity: 'AbsTransfer', product: 'ABS', amount: 'receivableTotal' },
]
