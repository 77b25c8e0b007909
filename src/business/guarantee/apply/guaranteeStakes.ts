import type { Guarantee } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/** 保函申请的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const guaranteeStakes = (guarantee: Guarantee): StakesProps => ({
  label: '保函金额',
  amount: guarantee.guaranteeAmount,
  from: guarantee.issuerOrgName,
  to: guarantee.beneficiaryName,
  facts: [['保函到期日', guarantee.guaranteeExpireDate]],
  money: [['保函费', guarantee.guaranteeFee]],
})
