import { expect, test } from 'vitest'
import { TestClient } from '../../../checks/shared/TestClient.ts'
import { families } from '../../../checks/simulation/families.ts'
import type { Simulation } from '../../../checks/simulation/Simulation.ts'
import { shrink } from '../../../checks/simulation/shrink.ts'
import { runSeed } from '../../../checks/simulation/simulate.ts'

const SEED = 2
const reverseFactoring = families.find(({ name }) => name === 'reverseFactoring')!
const refused = ({ world }: Pick<Simulation, 'world'>) =>
  world.rfAccounts.find((row) => row.auditTrail.some(({ event }) => event === '拒绝确权'))

test('失败缩到只剩要紧的几步，导出的世界在别处导入就看得到', { timeout: 120_000 }, async () => {
  const check = (simulation: Simulation) => {
    const row = refused(simulation)
    return row && `账款${row.arNo}被拒绝`
  }
  const { failure: found } = await runSeed(reverseFactoring, SEED, { steps: 200, check })
  if (!found) throw new Error('这个种子里没有人拒绝确权')
  const { failure, steps, journal } = await shrink(reverseFactoring, found, { steps: 200, check })
  expect(failure.message).toContain('被拒绝')
  expect(steps.length).toBeLessThan(found.step / 3)

  const elsewhere = await TestClient.open('default', 99)
  const { status } = await elsewhere.session.control('/__mock/journal', journal)
  expect(status).toBe(200)
  expect(refused(elsewhere)).toBeDefined()
  expect(elsewhere.world.registry.broken(elsewhere.world)).toEqual([])
})

test('换了样子的失败不算同一种，走不出来的说出来', async () => {
  const gone = { family: 'reverseFactoring', seed: 1, step: 3, message: '从来没有过的失败' }
  await expect(shrink(reverseFactoring, gone, { steps: 10 })).rejects.toThrow('再走一遍不再失败')
})
