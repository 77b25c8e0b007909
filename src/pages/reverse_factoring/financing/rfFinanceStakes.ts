import type { RfFinancing } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'
import { formatRate } from '#domain/money.ts'

/** 保理融资的要点：多少钱、从谁到谁、价格、要紧的日期；审核与查看都写在最前（interface 2.2）。看不到价格的人没有价格。 */
export const rfFinanceStakes = (financing: RfFinancing): StakesProps => ({
  label: '融资申请金额',
  amount: financing.rfFinanceAmount,
  from: financing.creditorName,
  to: financing.funderName,
  facts: [
    ['年利率', financing.annualRate && formatRate(financing.annualRate)],
    ['到期日', financing.maturityDate],
  ],
  money: [
    ['账款总额', financing.arTotal],
    ['预计到账', financing.netAmount],
    // 定下之前才说得上影响
    ['占用后可用额度', financing.rfFinanceStatus === 'PENDING_REVIEW' ? financing.availableLimit : undefined],
  ],
})
