// 提前兑付的条件（T-AHD-01）与是谁的事。
import { compare, isPositive } from '#domain/money.ts'
import { guard, type Transition } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { circulationProblem } from '../transfer/rules.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { AheadCashApplicationRow } from './rows.ts'

/** 一笔持有不能提前兑付的原因；能时为 undefined。 */
export const aheadProblem = (world: World, holding: HoldingRow): string | undefined => {
  const problem = circulationProblem(world, holding)
  if (problem) return problem
  if (compare(holding.frozenAmount, '0.00') > 0) return '有在途业务，金额已冻结'
  if (!isPositive(holding.availableAmount)) return '没有可用金额'
  const listed = world.cashBatches.find(
    (batch) =>
      batch.cashStatus !== 'WAIT_APPLY' && batch.items.some((item) => item.holdingNo === holding.holdingNo),
  )
  return listed && '已提交到期兑付，不能再提前兑付'
}

type When = NonNullable<Transition<AheadCashApplicationRow>['when']>

/** 持有方的事。 */
export const byHolder: When = (_world, row, { user }) => row.holderCorpId === user.corpId

/** 另行提交时，那笔持有仍可提前兑付。 */
export const isPayableAhead = guard<AheadCashApplicationRow>('T-AHD-01', (world, row) =>
  aheadProblem(world, world.holdings.need(row.holdingNo)),
)
