import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { formatMoney, formatRate } from '#domain/money.ts'

/** 融资的复核、签约与撤销签什么：申请书的要素（MC-6）。 */
export const financeSigning = (
  application: FinanceApplication,
  verb: '申请融资' | '签署融资合同' | '撤销融资',
): Omit<SigningData, 'businessKeys'> => ({
  businessType: verb === '签署融资合同' ? 'FINANCE_CONTRACT' : 'FINANCE_REVIEW',
  productType: 'CREDIT',
  summary: `${verb} ${application.financeNo}`,
  content: [
    ['资金方', application.funderName ?? '--'],
    ['融资金额', `¥${formatMoney(application.financeAmount)}`],
    ['年利率', formatRate(application.annualRate)],
    ['预计到账金额', `¥${formatMoney(application.netAmount)}`],
  ],
})
