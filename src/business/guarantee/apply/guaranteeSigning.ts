import type { Guarantee } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { formatMoney } from '#domain/money.ts'

/** 保函的复核与签约签什么：申请书的要素（MC-6）。 */
export const guaranteeSigning = (
  guarantee: Guarantee,
  verb: '申请开立保函' | '签署保函开立协议',
): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'GUARANTEE_APPLY',
  productType: 'GUARANTEE',
  summary: `${verb} ${guarantee.guaranteeApplyNo}`,
  content: [
    ['受益人', guarantee.beneficiaryName ?? '--'],
    ['开立机构', guarantee.issuerOrgName ?? '--'],
    ['保函金额', `¥${formatMoney(guarantee.guaranteeAmount)}`],
    ['保函费', `¥${formatMoney(guarantee.guaranteeFee)}`],
  ],
})
