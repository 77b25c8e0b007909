// npm run demo:check [-- feature, scenario or @tag]: the scenarios tagged @演示 and tests/demo against dist-demo, served as any
// plain web server does: what works on the mock in a server works on the one in the browser. Part of npm test.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { demoCases, Visitor } from '../../tests/demo/cases.ts'
import { reasonOf } from '../../tests/interface/tour.ts'
import { ensureBrowser } from '../browser.ts'
import { stopChildrenOnInterrupt, WORKERS } from '../children.ts'
import { resultsOf } from '../report/results.ts'
import { chosen, runCucumber } from '../spec/deployment.ts'
import { readEnvelopes } from '../spec/envelopes.ts'
import { scenariosIn } from '../spec/scenarios.ts'
import { buildDemo } from './build.ts'
import { serveDemo } from './serve.ts'

const TAG = '@演示'
const MESSAGES = 'reports/demo.ndjson'
const REPORT = 'reports/demo.json'

interface Outcome {
  id: string
  title: string
  failure?: string
}

async function playScenarios(url: string, wanted: readonly string[]): Promise<Outcome[]> {
  rmSync(MESSAGES, { force: true })
  const workers = ['--parallel', String(WORKERS), '--format', `message:${MESSAGES}`]
  await runCucumber(['--profile', 'browsers', ...workers, ...wanted], url, { DEMO: '1', SHOTS: '0' })
  const envelopes = existsSync(MESSAGES) ? readEnvelopes(MESSAGES) : []
  const results = resultsOf(envelopes)
  return scenariosIn(envelopes)
    .filter(({ key }) => key in results)
    .map(({ key, uri, line, name }) => {
      const { status, steps, notes } = results[key]!
      const told = [...steps.map(({ message }) => message), ...notes].find(Boolean) ?? status
      return { id: `${uri}:${line}`, title: name, ...(status === 'passed' ? {} : { failure: told }) }
    })
}

async function tryCases(origin: string): Promise<Outcome[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args })
  const outcomes: Outcome[] = []
  for (const { id, title, run } of demoCases) {
    const visitor = new Visitor(browser, origin)
    const failure = await run(visitor).then(() => undefined, reasonOf)
    await visitor.close()
    console.log(
      `${failure === undefined ? '✓' : '✗'} ${id} ${title}${failure === undefined ? '' : `：${failure}`}`,
    )
    outcomes.push({ id, title, ...(failure === undefined ? {} : { failure }) })
  }
  await browser.close()
  return outcomes
}

stopChildrenOnInterrupt()
const wanted = process.argv.slice(2)
await buildDemo()
const server = await serveDemo()
const played = await playScenarios(server.origin, chosen(wanted.length > 0 ? wanted : [TAG]))
const cases = [...played, ...(wanted.length > 0 ? [] : await tryCases(server.origin))]
server.close()
if (played.length === 0) cases.push({ id: TAG, title: '场景', failure: '一个场景也没有运行' })
const failed = cases.filter(({ failure }) => failure !== undefined).length
writeFileSync(REPORT, JSON.stringify({ passed: cases.length - failed, failed, cases }, undefined, 2))
process.exitCode = failed === 0 ? 0 : 1
