import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { formatMoney } from '#domain/money.ts'

/** 索赔签什么：交单与撤回同一份要素。 */
export const claimSigning = (claim: GuaranteeClaim, summary: string): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'GUARANTEE_CLAIM',
  productType: 'GUARANTEE',
  summary: `${summary} ${claim.claimNo}`,
  content: [
    ['保函编号', claim.guaranteeNo],
    ['申请人', claim.guarantorName],
    ['索赔金额', `¥${formatMoney(claim.claimAmount)}`],
  ],
})
