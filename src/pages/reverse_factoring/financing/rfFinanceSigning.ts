import type { RfFinancing } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'

/** 保理融资的审核、签约与撤销签什么（MC-6）。 */
export const rfFinanceSigning = (
  financing: RfFinancing,
  verb: '申请保理融资' | '签署保理合同' | '撤销保理融资',
): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'RF_FINANCE',
  productType: 'REVERSE_FACTORING',
  summary: `${verb} ${financing.rfFinanceNo}`,
  content: [
    ['债务人', financing.debtorName ?? NO_VALUE],
    ['资金方', financing.funderName ?? NO_VALUE],
    ['融资申请金额', `¥${formatMoney(financing.rfFinanceAmount)}`],
    ['年利率', formatRate(financing.annualRate)],
    ['预计到账金额', `¥${formatMoney(financing.netAmount)}`],
  ],
})
