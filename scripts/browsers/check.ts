// npm run browsers [-- --only 103,109,firefox] [-- feature, scenario or @tag]: the scenarios tagged @各浏览器 in browsers at
// the floor of what the portal supports. The same sentences, the same steps, the same Playwright.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { stopChildrenOnInterrupt, WORKERS } from '../children.ts'
import { resultsOf } from '../report/results.ts'
import { chosen, runCucumber, serve } from '../spec/deployment.ts'
import { readEnvelopes } from '../spec/envelopes.ts'
import { type Scenario, scenariosIn } from '../spec/scenarios.ts'
import { stop } from '../stop.ts'
import { ENGINES, isMissing } from './engines.ts'
import { browsersPage, casesOf, type Run } from './table.ts'

const TAG = '@各浏览器'
const PLACE = 'reports/browsers'
const REPORT = 'reports/browsers.json'

stopChildrenOnInterrupt()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const only = values.only?.split(',')
const unknown = only?.filter((id) => !ENGINES.some((engine) => engine.id === id)) ?? []
if (unknown.length > 0)
  stop(`没有这样的浏览器：${unknown.join('、')}。可用：${ENGINES.map(({ id }) => id).join('、')}`)
const engines = ENGINES.filter(({ id }) => only?.includes(id) ?? true)
const selected = chosen(positionals.length > 0 ? positionals : [TAG])
const driver = pathToFileURL(join(import.meta.dirname, 'driver.ts')).href

mkdirSync(PLACE, { recursive: true })
const begun = performance.now()
const served = await serve()
const scenarios = new Map<string, Scenario>()
const runs: Run[] = []
const lost: string[] = []

for (const { id, title, ready } of engines) {
  console.log(`\n── ${title} ──`)
  const found = await ready()
  if (isMissing(found)) {
    console.log(`没有运行：${found.because}`)
    if (!found.isExcused) lost.push(`${title} 没有运行：${found.because}`)
    runs.push({ id, title, results: {}, missing: found.because })
    continue
  }
  const messages = join(PLACE, `${id}.ndjson`)
  rmSync(messages, { force: true })
  const format = ['--format', `message:${messages}`]
  await runCucumber(
    ['--profile', 'browsers', '--parallel', String(WORKERS), ...format, ...selected],
    served.url,
    { ...found, NODE_OPTIONS: `--import ${driver}` },
  )
  const envelopes = existsSync(messages) ? readEnvelopes(messages) : []
  const results = resultsOf(envelopes)
  for (const one of scenariosIn(envelopes)) if (one.key in results) scenarios.set(one.key, one)
  runs.push({ id, title, results })
}
await served.close()

const all = [...scenarios.values()]
if (all.length === 0 && lost.length === 0 && runs.some(({ missing }) => missing === undefined))
  lost.push('一个场景也没有运行')
const cases = [...casesOf(all, runs), ...lost.map((failure) => ({ id: '浏览器', title: '', failure }))]
const failed = cases.filter(({ failure }) => failure !== undefined).length
writeFileSync(REPORT, JSON.stringify({ passed: cases.length - failed, failed, cases }, undefined, 2))
writeFileSync('reports/browsers.html', browsersPage(all, runs))
for (const { id, title, failure } of cases)
  if (failure !== undefined) console.log(`✗ ${id} ${title}：${failure.split('\n')[0]}`)
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(
  `各种浏览器：${runs.filter(({ missing }) => missing === undefined).length} 种，场景 ${all.length} 个，通过 ${cases.length - failed}，失败 ${failed}，${seconds} 秒；见 reports/browsers.html`,
)
process.exitCode = failed === 0 ? 0 : 1
