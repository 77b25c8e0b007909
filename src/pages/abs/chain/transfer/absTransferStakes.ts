import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'
import { formatRate } from '#domain/money.ts'

/** 转让申请的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const absTransferStakes = (transfer: AbsTransfer): StakesProps => ({
  label: '转让价款',
  amount: transfer.transferPrice,
  from: transfer.creditorName,
  to: transfer.factorName,
  facts: [
    ['折价率', formatRate(transfer.discountRate)],
    ['预计付款日', transfer.expectFundDate],
  ],
  money: [
    ['账款总额', transfer.receivableTotal],
    ['折价金额', transfer.discountAmount],
  ],
})
