import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/**
 * 三方申请的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。
 * @param payer 本企业：平台只是转来请求，付款的是它
 */
export const thirdStakes = (application: ThirdIssueApplication, payer: string): StakesProps => ({
  label: '凭证金额',
  amount: application.faceAmount,
  from: payer,
  to: application.receiverName,
  facts: [
    ['承诺付款日', application.promisePayDate],
    ['第三方平台', application.thirdPlatformName],
  ],
})
