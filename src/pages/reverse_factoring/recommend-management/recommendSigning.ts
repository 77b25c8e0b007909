import type { RfRecommend } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { formatMoney } from '#domain/money.ts'

/** 推荐的签署：签的是哪一份、给谁、多少。 */
export const recommendSigning = (row: RfRecommend, what: string): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'RF_PROTOCOL',
  productType: 'REVERSE_FACTORING',
  summary: `${what} ${row.recommendNo}`,
  content: [
    ['供应商', row.supplierName],
    ['资金方', row.funderName],
    ['建议融资额度', `¥${formatMoney(row.recommendAmount)}`],
  ],
})
