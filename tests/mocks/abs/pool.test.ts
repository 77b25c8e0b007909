// 专项计划的资产池：各月加起来是入池的，已收的加上未付的也是；别的集团看不到。
import { beforeEach, expect, it } from 'vitest'
import type { AbsPlanPage, AbsPlanPool } from '#api/generated/corp/model/index.ts'
import { add, compare, sum } from '#domain/money.ts'
import { TestClient } from '../../../checks/shared/TestClient.ts'

const PLANS = '/v1/abs/report/plan'
const POOL = '/v1/abs/report/plan-pool'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('default')
})

it('到期的合计是入池的，已收的加上未付的也是；各家的占比加起来是百分之百', async () => {
  const { list } = await client.page<AbsPlanPage>('abs-core-query', PLANS)
  expect(list.length).toBeGreaterThan(1)
  for (const { planNo, assetCount, assetAmount } of list) {
    const pool = await client.done<AbsPlanPool>('abs-core-query', POOL, { planNo })
    const { months, creditors, debtors } = pool
    expect([pool.assetCount, pool.pooledAmount]).toEqual([assetCount, assetAmount])
    expect(sum(months.map((one) => one.dueAmount)), planNo).toBe(assetAmount)
    expect(add(sum(months.map((one) => one.collectedAmount)), pool.unpaidAmount), planNo).toBe(assetAmount)
    for (const shares of [creditors, debtors]) {
      expect(sum(shares.map((one) => one.unpaidAmount))).toBe(pool.unpaidAmount)
      const whole = shares.reduce((all, { poolShareRate }) => all + Number(poolShareRate), 0)
      expect(compare(pool.unpaidAmount, '0.00') === 0 ? 0 : 100).toBeCloseTo(whole, 2)
    }
  }
})

it('别的集团的计划当作不存在', async () => {
  const plan = client.world.absPlans.all()[0]!
  plan.groupCorpName = '别的集团有限公司'
  expect(await client.refused('abs-core-query', POOL, { planNo: plan.planNo })).toContain('不存在')
})
