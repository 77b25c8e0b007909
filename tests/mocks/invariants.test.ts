// All invariants are checked, and every check notices a broken ledger.
import { describe, expect, it } from 'vitest'
import { registry } from '../../mocks/backend.ts'
import { createWorld } from '../../mocks/kernel/Worlds.ts'
import { Financing } from './Financing.ts'
import { mutations, remember } from './mutations.ts'

/** Not checked in the world of the mock; each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'INV-22': '说的是答复：合计栏与导出由各列表的测试核对',
}

const ids = Array.from({ length: 22 }, (_, at) => `INV-${String(at + 1).padStart(2, '0')}`)

// the machines and the invariants register when a backend is made
await Financing.open()

describe('不变量', () => {
  it('都有人看着', () => {
    const watched = registry.invariants.map(({ id }) => id)
    const missing = ids.filter((id) => !watched.some((name) => name.split(' ')[0] === id))
    expect(missing).toEqual(Object.keys(ELSEWHERE))
  })

  it('每一条都弄坏过', () => {
    expect([...new Set(mutations.map(([id]) => id))].toSorted()).toEqual(
      registry.invariants.map(({ id }) => id).toSorted(),
    )
  })

  it.each(registry.scenarioList().map(({ name }) => name))('情景 %s 一开始就都成立', (name) => {
    expect(registry.broken(createWorld(registry, 'invariants', name, 7))).toEqual([])
  })

  const worlds = new Map(
    [...new Set(mutations.map(([, , scenario]) => scenario))].map((scenario) => {
      const world = createWorld(registry, 'invariants', scenario, 1)
      return [scenario, { world, restore: remember(world) }]
    }),
  )

  it.each(mutations)('%s：世界被弄坏时看得出来（%#）', (id, mutate, scenario) => {
    const { world, restore } = worlds.get(scenario)!
    restore()
    expect(world.registry.broken(world)).toEqual([])
    mutate(world)
    expect(world.registry.broken(world).map((problem) => problem.split('：')[0])).toContain(id)
  })
})
