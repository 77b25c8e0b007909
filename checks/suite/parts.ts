import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import type { Tally } from './tally.ts'

/** One thing that passes or fails, with no cases to count. */
export const one = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  failures: [],
})

/** The parts of a check: reported in turn, summed up at the end; the totals are on the last line. */
export class Parts {
  readonly #total: Tally = { passed: 0, failed: 0, failures: [] }
  readonly #summary: string[] = []
  readonly #begun = performance.now()

  /** The last run's reports must not pass for this run's. */
  forget(...reports: string[]): void {
    for (const report of reports) rmSync(report, { recursive: true, force: true })
  }

  /** Does a part and counts it; returns true when everything passed. */
  async do(title: string, work: () => Promise<Tally>): Promise<boolean> {
    console.log(`\n──── ${title} ────`)
    const begun = performance.now()
    const { passed, failed, failures } = await work()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    this.#total.passed += passed
    this.#total.failed += failed
    this.#total.failures.push(...failures.map((failure) => `✗ ${title} ${failure}`))
    this.#summary.push(`${failed === 0 ? '✓' : '✗'} ${title}：通过 ${passed}，失败 ${failed}，${seconds} 秒`)
    console.log(this.#summary.at(-1))
    return failed === 0
  }

  /** Prints the totals and sets the exit code. */
  end(): void {
    const { passed, failed, failures } = this.#total
    const minutes = ((performance.now() - this.#begun) / 60_000).toFixed(1)
    console.log(`\n──── 合计 ────\n${[...failures, ...this.#summary, `用时 ${minutes} 分钟`].join('\n')}\n`)
    console.log(`${passed} passed, ${failed} failed`)
    // .ci/run adds up what npm test and npm run deep counted
    mkdirSync('reports', { recursive: true })
    appendFileSync('reports/totals.txt', `${passed} ${failed}\n`)
    process.exitCode = failed === 0 ? 0 : 1
  }
}
