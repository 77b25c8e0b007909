import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'
import { formatRate } from '#domain/money.ts'

/** 融资申请的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。 */
export const financeStakes = (application: FinanceApplication): StakesProps => ({
  label: '融资金额',
  amount: application.financeAmount,
  from: application.applicantName,
  to: application.funderName,
  facts: [
    ['年利率', application.annualRate && formatRate(application.annualRate)],
    ['到期日', application.maturityDate],
  ],
  money: [['预计到账', application.netAmount]],
})
