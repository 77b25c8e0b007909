import { compare } from '#domain/money.ts'
import { termsProblem } from '../../financing/rules.ts'
import type { World } from '../../kernel/World.ts'
import { designated } from '../finance/rules.ts'
import type { VoucherRow } from '../voucher/rows.ts'

/**
 * 愿意按此金额（元）与剩余天数融资的资金方，其年利率（年化%）的最低与最高；没有报价时为空。
 * 与持有方同谁签约无关：那是持有方与资金方之间的事，开立方不该知道。
 */
export const marketRates = (
  world: World,
  voucher: VoucherRow,
  financeAmount: string,
  remainDays: number,
): { quoteMinRate?: string; quoteMaxRate?: string } => {
  const [lowest, ...others] = world.funderProducts
    .where((offer) => !designated(world, voucher, offer) && !termsProblem(offer, financeAmount, remainDays))
    .map((offer) => offer.annualRate)
    .toSorted(compare)
  return lowest === undefined ? {} : { quoteMinRate: lowest, quoteMaxRate: others.at(-1) ?? lowest }
}
