// A short run of npm run simulate: in every family some people act at random, and nothing may go wrong. npm run deep has
// many more seeds and requires the transitions that they make.
import { describe, expect, it } from 'vitest'
import { uncovered } from '../../../checks/simulation/coverage.ts'
import { families } from '../../../checks/simulation/families.ts'
import { simulate } from '../../../checks/simulation/simulate.ts'

const SEEDS = [1, 2, 3, 4]
const STEPS = 150

describe('随机的市场', () => {
  it.each(families)(
    '$title：没有不变量被破坏，没有 5xx，办成的是多数',
    { timeout: 120_000 },
    async (family) => {
      const { tally, coverage, failures } = await simulate({ family, seeds: SEEDS, steps: STEPS })
      expect(failures).toEqual([])
      expect(tally).toMatchObject({ steps: SEEDS.length * STEPS, serverErrors: 0 })
      expect(tally.accepted).toBeGreaterThan(tally.refused)
      expect(uncovered(coverage).length).toBeLessThan(coverage.size / 2)
    },
  )
})
