// npm run demo:check [-- feature, scenario, @tag or case such as DM11]: the scenarios tagged @演示 and checks/demo against dist-demo, served as any
// plain web server does: what works on the mock in a server works on the one in the browser. --smoke: one case only, for npm test.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { buildDemo } from '../../scripts/demo/build.ts'
import { serveDemo } from '../../scripts/demo/serve.ts'
import { reasonOf } from '../interface/tour.ts'
import { playAside } from '../spec/aside.ts'
import { chosen } from '../spec/deployment.ts'
import { failureOf } from '../spec/report/results.ts'
import { demoCases, Visitor } from './cases.ts'

const TAG = '@演示'
/** Opens an address, follows the redirect to the sign-in page, and waits for the in-browser backend to respond. */
const SMOKE = 'DM01'
const CASE = /^DM\d\d$/
const MESSAGES = 'reports/demo.ndjson'
const REPORT = 'reports/demo.json'

interface Outcome {
  id: string
  title: string
  failure?: string
}

const outcomeOf = (id: string, title: string, failure: string | undefined): Outcome => ({
  id,
  title,
  ...(failure === undefined ? {} : { failure }),
})

async function playScenarios(url: string, wanted: readonly string[]): Promise<Outcome[]> {
  const { scenarios, results } = await playAside(MESSAGES, wanted, url, { DEMO: '1', SHOTS: '0' })
  return scenarios.map(({ key, uri, line, name }) =>
    outcomeOf(`${uri}:${line}`, name, failureOf(results[key])),
  )
}

async function tryCases(origin: string, tried: typeof demoCases): Promise<Outcome[]> {
  if (tried.length === 0) return []
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: AS_ROOT })
  const outcomes: Outcome[] = []
  for (const { id, title, run } of tried) {
    const visitor = new Visitor(browser, origin)
    const failure = await run(visitor).then(() => undefined, reasonOf)
    await visitor.close()
    console.log(
      `${failure === undefined ? '✓' : '✗'} ${id} ${title}${failure === undefined ? '' : `：${failure}`}`,
    )
    outcomes.push(outcomeOf(id, title, failure))
  }
  await browser.close()
  return outcomes
}

stopChildrenOnInterrupt()
const args = process.argv.slice(2)
const isSmoke = args.includes('--smoke')
const wanted = args.filter((arg) => !arg.startsWith('--') && !CASE.test(arg))
await buildDemo()
const server = await serveDemo()
const hasCases = args.some((arg) => CASE.test(arg))
const played =
  isSmoke || (hasCases && wanted.length === 0)
    ? []
    : await playScenarios(server.origin, chosen(wanted.length > 0 ? wanted : [TAG]))
const named = demoCases.filter(({ id }) => (isSmoke ? id === SMOKE : args.includes(id)))
const tried = named.length > 0 || wanted.length > 0 ? named : demoCases
const cases = [...played, ...(await tryCases(server.origin, tried))]
server.close()
if (cases.length === 0) cases.push({ id: TAG, title: '场景', failure: '一个场景也没有运行' })
const failed = cases.filter(({ failure }) => failure !== undefined).length
writeFileSync(REPORT, JSON.stringify({ passed: cases.length - failed, failed, cases }, undefined, 2))
process.exitCode = failed === 0 ? 0 : 1
