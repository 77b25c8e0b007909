// A family is its folder and its line in mocks/backend.ts: the platform runs without guarantee, too.
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { MockClient } from '../../checks/shared/MockClient.ts'
import { families, registryOf } from '../../mocks/backend.ts'
import { readContract } from '../../mocks/hosts/contract.ts'
import { Backend } from '../../mocks/kernel/Backend.ts'
import { dayStart } from '../../mocks/kernel/clock.ts'
import { createWorld } from '../../mocks/kernel/Worlds.ts'

const { guarantee, ...others } = families
const registry = registryOf(Object.values(others))

const ADDRESSES = {
  voucher: /^\/(credit|finance-data)\//,
  abs: /^\/abs\//,
  reverseFactoring: /^\/reverse_factoring\//,
  guarantee: /^\/guarantee\//,
}

describe.each(Object.entries(ADDRESSES))('%s 的单据所在的页面', (family, address) => {
  it('由它自己说，都是它自己的', () => {
    const { modules = [], places = [] } = families[family as keyof typeof ADDRESSES]
    const paths = [...places, ...modules.flatMap((one) => one.places ?? [])].flatMap((one) => one.paths)
    expect(paths).not.toEqual([])
    for (const path of paths) expect(path).toMatch(address)
  })
})

describe('没有保函的平台', () => {
  it('登录、工作台与列表照旧，没有它的情景', async () => {
    const client = await new MockClient(
      new Backend(registry, { contract: readContract(), validate: true }),
    ).signIn('all-access')
    const { todos } = await client.data<{ todos: object[] }>('/v1/workbench/overview', {})
    expect(todos.length).toBeGreaterThan(0)
    const page = { pageCond: { pageNo: 1, pageSize: 10 } }
    const { list } = await client.data<{ list: object[] }>('/v1/credits/voucher/page', page)
    expect(list.length).toBeGreaterThan(0)
    expect(registry.scenarios).toHaveProperty('abs-ready')
    expect(registry.scenarios).not.toHaveProperty('guarantee-ready')
    expect(registry.operations.has('pageGuarantees')).toBe(false)
    expect(guarantee.modules?.length).toBeGreaterThan(0)
  })

  it.each(registry.scenarioList().map(({ name }) => name))('情景 %s：午夜过去，账仍是平的', (name) => {
    const world = createWorld(registry, 'without-guarantee', name, 3)
    world.moveTo(dayStart(addDays(world.today(), 7)))
    expect(registry.broken(world)).toEqual([])
  })
})
