// The only place that moves the amounts of a holding (INV-05, domain/03-flows.md §7).
import { add, compare, formatMoney, subtract } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { HoldingRow, HoldingStatus } from './rows.ts'

/** 还会被付款的持有状态。 */
export const PAYABLE: readonly HoldingStatus[] = ['HELD', 'DUE', 'OVERDUE']

/** 持有方仍未收到的金额：可用加冻结。 */
export const unpaidOf = (holding: HoldingRow): string => add(holding.availableAmount, holding.frozenAmount)

/** 从未拆分、融资、兑付或冻结：可用金额就是持有金额。 */
export const isWhole = (holding: HoldingRow): boolean =>
  compare(holding.availableAmount, holding.holdAmount) === 0

/** What is used up is exhausted, or cashed when the last of it was paid; what comes back is held again. */
const restate = (holding: HoldingRow): void => {
  const empty = compare(unpaidOf(holding), '0.00') === 0
  if (empty) holding.holdingStatus = compare(holding.cashedAmount, '0.00') > 0 ? 'CASHED' : 'EXHAUSTED'
  else if (!PAYABLE.includes(holding.holdingStatus)) holding.holdingStatus = 'HELD'
}

/** 提交：可用转冻结；不够时说出差额。 */
export const freezeHolding = (holding: HoldingRow, amount: string): void => {
  if (compare(amount, holding.availableAmount) > 0) {
    const short = formatMoney(subtract(amount, holding.availableAmount))
    throw new BusinessError('BALANCE', `可用金额不足，差额${short}元`)
  }
  holding.availableAmount = subtract(holding.availableAmount, amount)
  holding.frozenAmount = add(holding.frozenAmount, amount)
}

/** 驳回、撤销、拒签、失效：冻结转可用。 */
export const unfreezeHolding = (holding: HoldingRow, amount: string): void => {
  holding.frozenAmount = subtract(holding.frozenAmount, amount)
  holding.availableAmount = add(holding.availableAmount, amount)
}

/** 受让方签收：冻结转已转让。 */
export const passOn = (holding: HoldingRow, amount: string): void => {
  holding.frozenAmount = subtract(holding.frozenAmount, amount)
  holding.transferredAmount = add(holding.transferredAmount, amount)
  restate(holding)
}

/** 资金方放款：冻结转已融资（T-FIN-11）。 */
export const lendOn = (holding: HoldingRow, amount: string): void => {
  holding.frozenAmount = subtract(holding.frozenAmount, amount)
  holding.financedAmount = add(holding.financedAmount, amount)
  restate(holding)
}

/** 下手退回：已转让转可用。 */
export const takeBack = (holding: HoldingRow, amount: string): void => {
  holding.transferredAmount = subtract(holding.transferredAmount, amount)
  holding.availableAmount = add(holding.availableAmount, amount)
  restate(holding)
}

/** 整笔退回或回收：持有关闭。 */
export const giveUp = (holding: HoldingRow): void => {
  holding.frozenAmount = '0.00'
  holding.availableAmount = '0.00'
  holding.returnedAmount = holding.holdAmount
  holding.holdingStatus = 'CLOSED'
}

/** 付款到账：可用（到期兑付）或冻结（提前兑付）转已兑付。 */
export const cashOut = (
  holding: HoldingRow,
  amount: string,
  from: 'availableAmount' | 'frozenAmount',
): void => {
  holding[from] = subtract(holding[from], amount)
  holding.cashedAmount = add(holding.cashedAmount, amount)
  restate(holding)
}
