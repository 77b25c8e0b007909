// 持有的账簿：持有的金额只在这里挪动，状态随之（INV-03 至 06，见 invariants.ts）。
import type { HoldingStatus } from '#api/generated/corp/model/index.ts'
import { currentAmountOf } from '#domain/currentAmount.ts'
import { add, compare, formatMoney, subtract, yuan } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import type { HoldingRow, VoucherRow } from './rows.ts'
import { holdingFlow } from './transitions.ts'

/** 还会被付款的持有状态。 */
export const PAYABLE: readonly HoldingStatus[] = ['HELD', 'DUE', 'OVERDUE']

/** 持有方仍未收到的金额：当前持有。 */
export const unpaidOf = (holding: HoldingRow): string => currentAmountOf(holding)

/** 本月初的当前持有：本月动过的是第一次动之前记下的，没有动过的照旧，本月才收到的是零。 */
export const openingOf = (world: World, holding: HoldingRow): string => {
  const month = world.today().slice(0, 7)
  if (holding.opening?.month === month) return holding.opening.amount
  return holding.acquireDate?.startsWith(month) ? '0.00' : unpaidOf(holding)
}

/** 动它之前记下月初是多少：首页的本月变化由此而来。 */
const keepOpening = (world: World, holding: HoldingRow): void => {
  holding.opening = { month: world.today().slice(0, 7), amount: openingOf(world, holding) }
}

/** 从未拆分、融资、兑付或冻结：可用金额就是持有金额。 */
export const isWhole = (holding: HoldingRow): boolean =>
  compare(holding.availableAmount, holding.holdAmount) === 0

type Opening = Pick<
  HoldingRow,
  'voucherNo' | 'parentHoldingNo' | 'corpId' | 'holderName' | 'fromCorpName' | 'transferLevel' | 'holdAmount'
> & { holdingSource: HoldingRow['holdingSource'] }

/** 一笔新的持有，接在凭证已有的之后编号；签收（acquire）之前没有可用金额。 */
export const openHolding = (world: World, opening: Opening): HoldingRow => {
  const seq = world.holdings.where((one) => one.voucherNo === opening.voucherNo).length + 1
  return world.holdings.put({
    ...opening,
    holdingNo: `${opening.voucherNo}-${String(seq).padStart(3, '0')}`,
    availableAmount: '0.00',
    frozenAmount: '0.00',
    transferredAmount: '0.00',
    financedAmount: '0.00',
    returnedAmount: '0.00',
    cashedAmount: '0.00',
    holdingStatus: 'WAIT_SIGN',
    createTime: world.now(),
  })
}

/** 签收：全部金额可用。 */
export const acquire = (world: World, holding: HoldingRow): void => {
  keepOpening(world, holding)
  holdingFlow.step(world, holding, 'SIGNED')
  holding.availableAmount = holding.holdAmount
  holding.acquireDate = world.today()
}

/** 拒签、失效、撤回：没有人签收的持有关闭。 */
export const discard = (world: World, holding: HoldingRow): void =>
  holdingFlow.step(world, holding, 'UNSIGNED')

/** 付完、转完、融完的用尽；用尽之后又退回来的恢复持有。 */
const restate = (world: World, holding: HoldingRow): void => {
  const isEmpty = compare(unpaidOf(holding), '0.00') === 0
  if (isEmpty) {
    const to = compare(holding.cashedAmount, '0.00') > 0 ? 'CASHED' : 'EXHAUSTED'
    holdingFlow.step(world, holding, 'EMPTIED', undefined, { to })
  } else if (!PAYABLE.includes(holding.holdingStatus)) holdingFlow.step(world, holding, 'REFILLED')
}

/** 提交：可用转冻结；不够时说出差额。 */
export const freezeHolding = (holding: HoldingRow, amount: string): void => {
  if (compare(amount, holding.availableAmount) > 0) {
    const short = formatMoney(subtract(amount, holding.availableAmount))
    throw new BusinessError('BALANCE', `可用金额不足，差额${yuan(short)}`)
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
export const passOn = (world: World, holding: HoldingRow, amount: string): void => {
  keepOpening(world, holding)
  holding.frozenAmount = subtract(holding.frozenAmount, amount)
  holding.transferredAmount = add(holding.transferredAmount, amount)
  restate(world, holding)
}

/** 资金方放款：冻结转已融资（T-FIN-11）。 */
export const lendOn = (world: World, holding: HoldingRow, amount: string): void => {
  keepOpening(world, holding)
  holding.frozenAmount = subtract(holding.frozenAmount, amount)
  holding.financedAmount = add(holding.financedAmount, amount)
  restate(world, holding)
}

/** 下手退回：已转让转可用。 */
export const takeBack = (world: World, holding: HoldingRow, amount: string): void => {
  keepOpening(world, holding)
  holding.transferredAmount = subtract(holding.transferredAmount, amount)
  holding.availableAmount = add(holding.availableAmount, amount)
  restate(world, holding)
}

/** 整笔退回或回收：持有关闭。 */
export const giveUp = (world: World, holding: HoldingRow): void => {
  keepOpening(world, holding)
  holdingFlow.step(world, holding, 'GIVEN_UP')
  holding.frozenAmount = '0.00'
  holding.availableAmount = '0.00'
  holding.returnedAmount = holding.holdAmount
}

/** 付款到账：可用（到期兑付）或冻结（提前兑付）转已兑付。 */
export const cashOut = (
  world: World,
  holding: HoldingRow,
  amount: string,
  from: 'availableAmount' | 'frozenAmount',
): void => {
  keepOpening(world, holding)
  holding[from] = subtract(holding[from], amount)
  holding.cashedAmount = add(holding.cashedAmount, amount)
  restate(world, holding)
}

/** 应付日：还持有的到期；次日还没有付的逾期（T-VCH-04、07）。 */
export const ageHoldings = (world: World, { voucherNo }: VoucherRow, id: 'DUE' | 'OVERDUE'): void => {
  for (const holding of world.holdings.where((row) => row.voucherNo === voucherNo)) {
    if (holdingFlow.isReadyFor(holding, id)) holdingFlow.step(world, holding, id)
  }
}

/** 选择框里的次序：先到期的在前，同一天的照原来。 */
export const byPayDate = (a: { promisePayDate: string }, b: { promisePayDate: string }): number =>
  a.promisePayDate.localeCompare(b.promisePayDate)
