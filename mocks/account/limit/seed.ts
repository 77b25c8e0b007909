import { add, subtract } from '#domain/money.ts'
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
