import { add } from './money.ts'

/** 当前持有：可用加冻结，即到期应付给这个持有方的；各持有方之和等于凭证的存续金额（INV-03）。 */
export const currentAmountOf = (holding: { availableAmount: string; frozenAmount: string }): string =>
  add(holding.availableAmount, holding.frozenAmount)
