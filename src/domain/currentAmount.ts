import { totalOf } from './money.ts'
import { NO_VALUE } from './noValue.ts'

/** 当前持有：可用加冻结，即到期应付给这个持有方的；各持有方之和等于凭证的存续金额（INV-03）。不是金额的加不出，得 --（T48）。 */
export const currentAmountOf = (holding: { availableAmount: string; frozenAmount: string }): string =>
  totalOf([holding.availableAmount, holding.frozenAmount]) ?? NO_VALUE
