// npm run faults [-- N01 K07 …] [-- --core | --rest] [-- --workers=6]: the catalogue of faults in Chromium, on the production
// build and the mock.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { WORKERS } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'
import { serve } from '../spec/deployment.ts'
import { allCases } from './cases/allCases.ts'
import type { FaultCase } from './FaultCase.ts'
import { CaseRunner } from './runCase.ts'

const REPORT = 'reports/faults.json'

/** Groups whose fault is in the content of an answer: no browser behaviour is involved, so npm run deep runs them. */
const IN_AN_ANSWER = /^[HBS]\d/
const isRest = ({ id, isLong }: FaultCase): boolean => IN_AN_ANSWER.test(id) || isLong === true
/** Browser behaviour: broken connections, storage, tabs, missing code, clocks, clicks. */
const isCore = (one: FaultCase): boolean => !isRest(one)

interface Outcome {
  id: string
  title: string
  result: '通过' | '失败'
  reason?: string
  seconds: number
}

const args = process.argv.slice(2)
const asked = Number(args.find((arg) => arg.startsWith('--workers='))?.slice('--workers='.length) ?? WORKERS)
const workers = process.env['HEADED'] ? 1 : asked
const wanted = args.filter((arg) => !arg.startsWith('-'))
const part = args.includes('--core') ? isCore : args.includes('--rest') ? isRest : () => true
const chosen =
  wanted.length === 0
    ? allCases.filter(part)
    : allCases.filter(({ id }) => wanted.some((one) => id.startsWith(one)))
if (chosen.length === 0)
  stop(`没有这样的用例：${wanted.join('、')}。可用：${allCases.map(({ id }) => id).join('、')}`)

const executablePath = ensureBrowser()
const served = await serve()
const { origin } = new URL(served.url)
const browser = await chromium.launch({
  executablePath,
  headless: !process.env['HEADED'],
  args: [
    '--disable-background-networking',
    // the pages of one session share a process: runCase.ts keeps it alive between cases
    '--renderer-process-limit=1',
    ...AS_ROOT,
  ],
})

const outcomes: Outcome[] = []
function tell(outcome: Outcome): void {
  outcomes.push(outcome)
  const { id, title, result, reason, seconds } = outcome
  const why = reason ? `：${reason.split('\n').join('\n      ')}` : ''
  console.log(`${id.padEnd(4)} ${result} ${title}（${seconds.toFixed(1)} 秒）${why}`)
}

// an unhandled error of a failed case must not end the others and the report; it still counts as a failure
const strays: unknown[] = []
process.on('unhandledRejection', (cause) => {
  strays.push(cause)
  console.error('没有人等的失败：', cause)
})

async function runCases(): Promise<void> {
  const queue: FaultCase[] = [...chosen]
  const work = async () => {
    const runner = new CaseRunner(browser, origin)
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const begun = performance.now()
      const reason = await runner.run(fault)
      const seconds = (performance.now() - begun) / 1000
      const { id, title } = fault
      tell(reason ? { id, title, result: '失败', reason, seconds } : { id, title, result: '通过', seconds })
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

const begun = performance.now()
await runCases()
const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length
const [passed, failed] = [count('通过'), count('失败') + strays.length]
mkdirSync('reports', { recursive: true })
const cases = outcomes.toSorted((a, b) => a.id.localeCompare(b.id))
writeFileSync(REPORT, JSON.stringify({ passed, failed, cases }, undefined, 2))
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(`故障：通过 ${passed}，失败 ${failed}，${seconds} 秒`)
process.exitCode = failed === 0 ? 0 : 1
await browser.close()
await served.close()
// a call that the mock still holds must not keep the process alive
process.exit()
