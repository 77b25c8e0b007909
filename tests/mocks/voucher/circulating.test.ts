// The world of circulating vouchers, day by day past the due dates: every list conforms to the contract.
import { expect, it } from 'vitest'
import { Circulation } from '../Circulation.ts'

it('情景“流转中”走过应付日，各页都合契约，没付的说得出等谁、为什么、到哪天', async () => {
  const world = await Circulation.open('circulating')
  const page = { pageCond: { pageNo: 1, pageSize: 20 } }
  const paths = [
    ['chain-operator', '/v1/credits/transfer/page'],
    ['chain-operator', '/v1/credits/return/page'],
    ['core-operator', '/v1/credits/recycle/page'],
    ['core-operator', '/v1/credits/cash/page'],
    ['core-query', '/v1/credits/cash/items'],
    ['core-query', '/v1/credits/cash/progress'],
    ['core-operator', '/v1/credits/ahead-cash/page'],
    ['core-query', '/v1/credits/limit-flow/page'],
  ] as const
  for (const day of ['2026-11-19', '2026-11-25', '2026-12-03']) {
    await world.day(day)
    for (const [persona, path] of paths) await world.client.done(persona, path, page)
  }
  const waiting = await world.client.done<{
    list: { cashStatus: string; nextActor?: string; stateReason?: string; deadline?: string }[]
  }>('core-operator', '/v1/credits/cash/page', page)
  for (const row of waiting.list.filter((one) => one.cashStatus !== 'PAID')) {
    expect([row.nextActor, row.stateReason, row.deadline].every(Boolean)).toBe(true)
  }
})
