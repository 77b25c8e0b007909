import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { BUDGETS } from './budgets.ts'
import { slowness } from './machine.ts'
import { ProcessorMeter } from './processorSeconds.ts'
import type { Tally } from './tally.ts'

/** One thing that passes or fails, with no cases to count. */
export const one = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  failures: [],
})

interface Spent {
  readonly title: string
  readonly minutes: number
  readonly seconds: number | undefined
}

/**
 * What the gauge of the machine leaves open: the same commit took 1.5 to 1.7 times its budget's processor seconds on a
 * machine that the gauge called 1.4 times slower. What budgets are there to find, a suite that doubles, is more.
 */
export const SLACK = 1.25

/**
 * Which parts took more processor seconds than their budget allows, each in one line; parts without one are not held.
 * @param scale how much more processor time this machine needs: machines differ by more than twice
 */
export const overBudget = (parts: readonly Spent[], scale = 1): string[] =>
  parts.flatMap(({ title, seconds }) => {
    const budget = BUDGETS[title]
    const allowed = (budget?.processorSeconds ?? Infinity) * Math.max(1, scale) * SLACK
    if (seconds === undefined || seconds <= allowed) return []
    return [`${title}：用了 ${seconds.toFixed(0)} 处理器秒，预算 ${allowed.toFixed(0)}`]
  })

/** The parts of a check: reported in turn, summed up at the end; the totals are on the last line. */
export class Parts {
  readonly #total: Tally = { passed: 0, failed: 0, failures: [] }
  readonly #summary: string[] = []
  readonly #spent: Spent[] = []
  readonly #begun = performance.now()
  readonly #meter = new ProcessorMeter()
  readonly #slowness: number[] = []

  /** The last run's reports must not pass for this run's. */
  forget(...reports: string[]): void {
    for (const report of reports) rmSync(report, { recursive: true, force: true })
  }

  #count({ passed, failed, failures }: Tally, title: string): void {
    this.#total.passed += passed
    this.#total.failed += failed
    this.#total.failures.push(...failures.map((failure) => `✗ ${title} ${failure}`))
  }

  /** Does a part and counts it; returns true when everything passed. */
  async do(title: string, work: () => Promise<Tally>): Promise<boolean> {
    console.log(`\n──── ${title} ────`)
    const begun = performance.now()
    const before = this.#meter.read()
    const tally = await work()
    const minutes = (performance.now() - begun) / 60_000
    const after = this.#meter.read()
    const seconds = before === undefined || after === undefined ? undefined : after - before
    this.#count(tally, title)
    this.#spent.push({ title, minutes, seconds })
    const budget = BUDGETS[title]
    const taken = `${minutes.toFixed(1)} 分${seconds === undefined ? '' : ` ${seconds.toFixed(0)} 处理器秒`}`
    const allowed = budget ? `（预算 ${budget.minutes} 分 ${budget.processorSeconds} 处理器秒）` : ''
    const { passed, failed } = tally
    this.#summary.push(
      `${failed === 0 ? '✓' : '✗'} ${title}：通过 ${passed}，失败 ${failed}，${taken}${allowed}`,
    )
    console.log(this.#summary.at(-1))
    return failed === 0
  }

  /** Measures the machine; before the parts and, by keepBudgets, after them, since others use it too. */
  async measureMachine(): Promise<void> {
    this.#slowness.push(await slowness())
  }

  /** Whether the parts kept to their budgets, on a machine as slow as it was at its slowest: counts as one. */
  async keepBudgets(): Promise<void> {
    await this.measureMachine()
    const slow = Math.max(...this.#slowness)
    const failures = overBudget(this.#spent, slow)
    this.#summary.push(`这台机器要用的处理器时间是量预算的那台的 ${slow.toFixed(2)} 倍，预算随之放宽`)
    this.#count(
      { passed: failures.length === 0 ? 1 : 0, failed: failures.length > 0 ? 1 : 0, failures },
      '预算',
    )
  }

  /** Prints the totals and sets the exit code. */
  end(): void {
    const { passed, failed, failures } = this.#total
    const minutes = ((performance.now() - this.#begun) / 60_000).toFixed(1)
    const seconds = this.#meter.read()
    const taken = `用时 ${minutes} 分钟${seconds === undefined ? '' : `，${seconds.toFixed(0)} 处理器秒`}`
    console.log(`\n──── 合计 ────\n${[...failures, ...this.#summary, taken].join('\n')}\n`)
    console.log(`${passed} passed, ${failed} failed`)
    // .ci/run adds up what npm test and npm run deep counted
    mkdirSync('reports', { recursive: true })
    appendFileSync('reports/totals.txt', `${passed} ${failed}\n`)
    process.exitCode = failed === 0 ? 0 : 1
  }
}
