// 额度流水：照发生的时间、逐笔累计，每一笔都核对（INV-10）。
import { expect, it } from 'vitest'
import type { LimitFlow, LimitFlowPage } from '#api/generated/corp/model/index.ts'
import { add } from '#domain/money.ts'
import { TestClient } from '../../../checks/shared/TestClient.ts'

const PATH = '/v1/credits/limit-flow/page'
const SCENARIOS = ['default', 'circulating', 'financing', 'group-ready', 'crowded'] as const

it.each(SCENARIOS)('情景“%s”：时间的先后就是余额的先后，哪一刻都不为负', async (scenario) => {
  const { world } = await TestClient.open(scenario)
  const byLimit = [...Map.groupBy(world.limitFlows.all(), (row) => row.limitNo).values()]
  expect(byLimit.length).toBeGreaterThan(0)
  for (const rows of byLimit) {
    const times = rows.map((row) => row.flowTime)
    expect(times).toEqual(times.toSorted())
    for (const [at, row] of rows.entries()) {
      expect(row.afterAvailable, row.limitFlowNo).not.toContain('-')
      const before = rows[at - 1]
      if (before) expect(row.afterAvailable).toBe(add(before.afterAvailable, row.flowAmount))
    }
  }
})

it('列表照时间从近到远，没有可用额度不变的占用；一笔接不上就说出是哪一笔', async () => {
  const client = await TestClient.open('default')
  const { limitNo } = client.world.limits.find((row) => row.corpId === 'C001' && row.limitType === 'ISSUE')!
  const asked = { limitNo, pageCond: { pageNo: 1, pageSize: 100 } }
  const page = () => client.done<LimitFlowPage>('core-operator', PATH, asked)
  const { list, summary } = await page()
  const times = list.map((row: LimitFlow) => row.flowTime)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(list.filter((row) => row.limitFlowType === 'USE' || row.flowAmount === '0.00')).toEqual([])
  expect(summary.brokenFlowNo).toBeUndefined()

  const { limitFlowNo } = list[3]!
  client.unchecked = true
  const stored = client.world.limitFlows.need(limitFlowNo)
  stored.afterAvailable = add(stored.afterAvailable, '1.00')
  expect((await page()).summary.brokenFlowNo).toBe(limitFlowNo)
})
