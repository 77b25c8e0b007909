import { add, compare } from '#domain/money.ts'
import { availableLimit } from '../../mocks/account/limit/book.ts'
import type { World } from '../../mocks/kernel/World.ts'

/** Σ of each limit's flows so far, and their number: flows are only ever added. */
type Balances = { seen: number; of: Map<string, string> }
const balances = new WeakMap<World, Balances>()

const balancesOf = (world: World): Balances['of'] => {
  const known = balances.get(world) ?? { seen: 0, of: new Map<string, string>() }
  for (const flow of world.limitFlows.all().slice(known.seen)) {
    known.of.set(flow.limitNo, add(known.of.get(flow.limitNo) ?? '0.00', flow.flowAmount))
  }
  balances.set(world, { ...known, seen: world.limitFlows.size })
  return known.of
}

/** Σ of a limit's flows is its available amount (INV-10, second half). */
export const limitsOff = (world: World): string[] => {
  const of = balancesOf(world)
  return world.limits
    .all()
    .filter((limit) => compare(of.get(limit.limitNo) ?? '0.00', availableLimit(limit)) !== 0)
    .map((limit) => `${limit.limitNo} 的流水不合余额`)
}
