// 两族融资共有的条件：金额的格式，资金方对金额与天数的要求。
import { compare, isMoney, isPositive, yuan } from '#domain/money.ts'
import { BusinessError } from '../kernel/errors.ts'

type Offer = { minFinanceAmount: string; maxFinanceAmount: string; minRemainDays: number }

/** 填了的金额须大于 0，到分。 */
export const needFormat = (amount: string | undefined, title: string): void => {
  if (amount !== undefined && !(isMoney(amount) && isPositive(amount))) {
    throw new BusinessError('FORMAT', `${title}须大于0`)
  }
}

/** 低于起融金额的原因。 */
export const lowProblem = ({ minFinanceAmount }: Offer, amount: string): string | undefined =>
  compare(amount, minFinanceAmount) < 0 ? `低于起融金额${yuan(minFinanceAmount)}` : undefined

/** 超过单笔上限的原因。 */
export const highProblem = ({ maxFinanceAmount }: Offer, amount: string): string | undefined =>
  compare(amount, maxFinanceAmount) > 0 ? `超过单笔上限${yuan(maxFinanceAmount)}` : undefined

/** 剩余天数不足的原因。 */
export const soonProblem = ({ minRemainDays }: Offer, days: number): string | undefined =>
  days < minRemainDays ? `剩余${days}天，少于资金方要求的${minRemainDays}天` : undefined

/** 金额或剩余天数不合资金方要求的原因。 */
export const termsProblem = (offer: Offer, amount: string, days: number): string | undefined =>
  lowProblem(offer, amount) ?? highProblem(offer, amount) ?? soonProblem(offer, days)
