import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/** 转让申请的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const transferStakes = (application: TransferApplication): StakesProps => ({
  label: '转让总金额',
  amount: application.transferTotalAmount,
  from: application.transferorName,
  to: application.lines.map(({ transfereeName }) => transfereeName ?? '').join('、'),
  facts: [['承诺付款日', application.promisePayDate]],
  money: [['可用金额', application.availableAmount]],
})
