// A short run of the simulation (npm run simulate makes long ones): everybody of the voucher family acts at random over
// the interface that the portal uses. Whatever happens, no invariant breaks, nothing answers 5xx, a repeated call
// changes nothing, and what a list says cannot be done cannot be done.
import { describe, expect, it } from 'vitest'
import { noCoverage, uncovered } from './simulation/coverage.ts'
import { simulate } from './simulation/simulate.ts'

const SEEDS = 20
const STEPS = 200

/** Too rare for a run as short as this one; npm run simulate comes through them all. */
const RARE =
  /^T-(RCY-0[3478]|AHD-0[69]|CSH-08|CSH-10|CSH-13|RTN-0[345]|WDR-05|TRF-05|VCH-08|ISS-07|FDP-06)$|^SWF INV-14$/

describe('随机的市场', () => {
  it(`${SEEDS} 个种子、每个 ${STEPS} 步：没有不变量被破坏，没有 5xx`, { timeout: 300_000 }, async () => {
    const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1)
    const { tally, coverage, failures } = await simulate({ seeds, steps: STEPS })
    expect(failures).toEqual([])
    expect(tally).toMatchObject({ steps: SEEDS * STEPS, serverErrors: 0 })
    // the simulation is worth nothing unless it comes through what matters
    expect(noCoverage().size).toBeGreaterThan(120)
    expect(uncovered(coverage).filter((id) => !RARE.test(id))).toEqual([])
  })
})
