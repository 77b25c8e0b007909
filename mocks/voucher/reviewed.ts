import type { Reviewed } from '../account/approvalRule/policy.ts'

/** 审批规则管得到的单据，与它的金额。 */
export const reviewed: readonly Reviewed[] = [
  { entity: 'IssueApplication', product: 'CREDIT', amount: 'faceAmount' },
  { entity: 'ThirdIssueApplication', product: 'CREDIT', amount: 'faceAmount' },
  { entity: 'SignTask', product: 'CREDIT', amount: 'signAmount' },
  { entity: 'CashBatch', product: 'CREDIT', amount: 'cashTotalAmount' },
  { entity: 'FinanceApplication', product: 'CREDIT', amount: 'financeAmount' },
  { entity: 'RecycleApplication', product: 'CREDIT', amount: 'recycleAmount' },
  { entity: 'AheadCashApplication', product: 'CREDIT', amount: 'aheadPayAmount' },
  { entity: 'WithdrawApplication', product: 'CREDIT', amount: 'faceAmount' },
  { entity: 'TransferApplication', product: 'CREDIT', amount: 'transferTotalAmount' },
  { entity: 'ReturnApplication', product: 'CREDIT', amount: 'returnAmount' },
]
