import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/** 开立申请的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const issueStakes = (application: IssueApplication): StakesProps => ({
  label: '凭证金额',
  amount: application.faceAmount,
  from: application.issuerName,
  to: application.receiverName,
  facts: [
    ['承诺付款日', application.promisePayDate],
    ['期限', application.termDays === undefined ? undefined : `${application.termDays} 天`],
  ],
})
