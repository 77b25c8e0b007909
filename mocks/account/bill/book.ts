import type { FeeMode } from '#api/generated/corp/model/index.ts'
import { formatMoney, formatRate, yuan } from '#domain/money.ts'

/** 计算公式与当时的费率（F-02），写进账单就不再变。 */
export const feeFormula = (terms: {
  feeMode: FeeMode
  amount?: string
  feeRate?: string
  days?: number
  fee: string
}): string => {
  const fee = yuan(terms.fee)
  if (terms.feeMode === 'FIXED' || !terms.amount) return `按笔固定 ${fee}`
  const base = `${formatMoney(terms.amount)} × ${formatRate(terms.feeRate)}`
  return terms.feeMode === 'ANNUALIZED' ? `${base} × ${terms.days} 天 ÷ 360 = ${fee}` : `${base} = ${fee}`
}
