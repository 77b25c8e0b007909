import { add, subtract, sum } from '#domain/money.ts'
import type { LimitFlowRow, LimitRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'

type Move = Extract<LimitFlowRow['limitFlowType'], 'GRANT' | 'FREEZE' | 'USE' | 'RELEASE'>

const available = (limit: LimitRow): string =>
  subtract(limit.totalLimit, sum([limit.usedLimit, limit.frozenLimit, limit.distributedLimit]))

/** Moves a limit at that time and writes the flow: grant, freeze (submit), use (frozen to used), release. */
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
    afterAvailable: available(limit),
    flowTime: time,
  })
}
