import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import type { Tally } from './tally.ts'

/** 通过或失败的一件事，没有用例可数。 */
export const one = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  failures: [],
})

/** 一次检查的各部分：依次报告，最后合计；总数在最后一行。 */
export class Parts {
  readonly #total: Tally = { passed: 0, failed: 0, failures: [] }
  readonly #summary: string[] = []
  readonly #begun = performance.now()

  /** 上一次的报告不能冒充这一次的。 */
  forget(...reports: string[]): void {
    for (const report of reports) rmSync(report, { recursive: true, force: true })
  }

  /** 做一部分并计数；全部通过时返回 true。 */
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

  /** 打印合计，定下退出码。 */
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
