import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/** 应付账款的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const payableStakes = (payable: AbsPayable): StakesProps => ({
  label: '账款金额',
  amount: payable.payableAmount,
  from: payable.debtorName,
  to: payable.creditorName,
  facts: [['应付日期', payable.payableDueDate]],
  money: [['发票总金额', payable.invoiceTotalAmount]],
})
