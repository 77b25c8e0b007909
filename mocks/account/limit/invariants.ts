// 额度的账：INV-10、INV-11、INV-12。已用与冻结的，恰是单据与集团内的分配所占的。

import { fen, Ledger, negative } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import { isIncrease } from '../limitDistribution/group.ts'
import { availableLimit } from './book.ts'
import type { LimitRow } from './rows.ts'

const byCorp = (limit: LimitRow): string => limit.corpId
const byNumber = (limit: LimitRow): string => limit.limitNo

/** 额度的类型：叫什么，单据按什么记它占用的：每家企业只有一笔的按企业，其余按额度编号。 */
const TYPES: readonly (readonly [
  type: LimitRow['limitType'],
  id: string,
  keyOf: (limit: LimitRow) => string,
])[] = [
  ['ISSUE', 'INV-12', byCorp],
  ['FINANCE', 'INV-12 资金方额度', byNumber],
  ['GUARANTEE', 'INV-12 保函额度', byCorp],
  ['RF', 'INV-12 反向保理额度', byNumber],
]

/** 这一类里第一笔与占用不符的：要分给成员的，审批之前冻结着；其余由各族的单据占用。 */
const wrongLimit = (
  world: World,
  type: LimitRow['limitType'],
  keyOf: (limit: LimitRow) => string,
): string | undefined => {
  const holds = { used: new Ledger(), frozen: new Ledger() }
  for (const row of world.limitDistributions.all()) {
    if (row.limitType !== type || row.distributeStatus !== 'PENDING_REVIEW') continue
    if (isIncrease(row.distributeType))
      holds.frozen.note(keyOf(world.limits.need(row.limitNo)), row.distributeAmount)
  }
  for (const { limitType, note } of world.registry.contributed('limitUses'))
    if (limitType === type) note(world, holds)
  return world.limits.find(
    (limit) =>
      limit.limitType === type &&
      !(holds.used.is(keyOf(limit), limit.usedLimit) && holds.frozen.is(keyOf(limit), limit.frozenLimit)),
  )?.limitNo
}

/** 任何时候都成立的。 */
export const invariants = [
  invariant(
    'INV-10',
    (world) =>
      world.limits.find((limit) =>
        [
          limit.usedLimit,
          limit.frozenLimit,
          limit.distributedLimit,
          limit.totalLimit,
          availableLimit(limit),
        ].some(negative),
      )?.limitNo,
  ),
  invariant('INV-10 流水', (world) => {
    const balances = new Map<string, bigint>()
    for (const row of world.limitFlows.all()) {
      const after = fen(row.afterAvailable)
      const change = fen(row.flowAmount)
      // 情景直接放进来的额度没有可累加的开头
      const before = balances.get(row.limitNo) ?? (row.limitFlowType === 'GRANT' ? 0n : after - change)
      if (before + change !== after) return row.limitFlowNo
      balances.set(row.limitNo, after)
    }
    return world.limits.find((limit) => {
      const balance = balances.get(limit.limitNo)
      return balance !== undefined && balance !== fen(availableLimit(limit))
    })?.limitNo
  }),
  invariant('INV-11', (world) => {
    const given = new Ledger()
    for (const row of world.limits.all()) given.note(row.parentLimitNo, row.totalLimit)
    return world.limits.find((limit) => !given.is(limit.limitNo, limit.distributedLimit))?.limitNo
  }),
  ...TYPES.map(([type, id, keyOf]) => invariant(id, (world) => wrongLimit(world, type, keyOf))),
]
