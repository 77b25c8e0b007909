import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/** 提前兑付的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const aheadCashStakes = (application: AheadCashApplication): StakesProps => ({
  label: '提前兑付金额',
  amount: application.aheadAmount,
  from: application.issuerName,
  to: application.holderName,
  facts: [['提前付款日', application.aheadDate]],
  money: [
    ['折扣', application.aheadDiscount],
    ['实付', application.aheadPayAmount],
  ],
})
