import { add, subtract, sum } from '#domain/money.ts'
import type { World } from '../../kernel/World.ts'
import { availableLimit } from './book.ts'
import type { LimitFlowRow, LimitRow } from './rows.ts'

// 情景开始之前的日子里额度的变动；运行之中的都经过 book.ts。

type Move = Extract<LimitFlowRow['limitFlowType'], 'GRANT' | 'FREEZE' | 'USE' | 'RELEASE'>

/** 在那一刻变动额度并记流水：授予、冻结（提交）、使用（冻结转已用）、释放。 */
export const moveLimitAt = (
  world: World,
  limit: LimitRow,
  move: Move,
  amount: string,
  bizNo: string,
  time: string,
): void => {
  if (move === 'GRANT') limit.totalLimit = add(limit.totalLimit, amount)
  if (move === 'FREEZE') limit.frozenLimit = add(limit.frozenLimit, amount)
  if (move === 'RELEASE') limit.usedLimit = subtract(limit.usedLimit, amount)
  if (move === 'USE') {
    limit.frozenLimit = subtract(limit.frozenLimit, amount)
    limit.usedLimit = add(limit.usedLimit, amount)
  }
  const change = { GRANT: amount, FREEZE: `-${amount}`, USE: '0.00', RELEASE: amount }[move]
  world.limitFlows.put({
    limitFlowNo: world.ids.next('LF', time.slice(0, 10)),
    limitNo: limit.limitNo,
    limitFlowType: move,
    flowAmount: change,
    bizNo,
    afterAvailable: availableLimit(limit),
    flowTime: time,
  })
}

/** 情景造好之后：流水照发生的时间排，变动后可用照这个次序累计；造的先后与时间的先后不必相同。 */
export const settleLimitFlows = (world: World): void => {
  const flows = world.limitFlows
    .all()
    .toSorted((a, b) => (a.flowTime < b.flowTime ? -1 : Number(a.flowTime > b.flowTime)))
  for (const [limitNo, list] of Map.groupBy(flows, (row) => row.limitNo)) {
    let balance = subtract(availableLimit(world.limits.need(limitNo)), sum(list.map((row) => row.flowAmount)))
    for (const row of list) {
      balance = add(balance, row.flowAmount)
      row.afterAvailable = balance
    }
  }
  for (const row of flows) world.limitFlows.delete(row.limitFlowNo)
  for (const row of flows) world.limitFlows.put(row)
}
