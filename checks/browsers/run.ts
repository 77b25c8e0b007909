// npm run browsers [-- --only 103,firefox,150] [-- --gallery] [-- feature, scenario or @tag]: in browsers at the floor of
// what the portal supports, and in current ones with real window sizes. The scenarios tagged @各浏览器 run in the browsers
// (the same sentences, the same steps, the same Playwright); every page is opened in all of them. With --gallery only the
// pages that together show every component; chosen scenarios: no pages.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { runNode, stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { everyText } from '../../scripts/sources.ts'
import { stop } from '../../scripts/stop.ts'
import { playAside } from '../spec/aside.ts'
import { chosen, type Served, serve } from '../spec/deployment.ts'
import type { Result } from '../spec/report/results.ts'
import type { Scenario } from '../spec/scenarios.ts'
import { isMissing } from './engines.ts'
import { galleryOf, partsByPage } from './gallery.ts'
import { LOOKS, type Look } from './looks.ts'
import type { PagesReport } from './pages.ts'
import { planWalks } from './plan.ts'
import { browsersPage, casesOf, type Run } from './table.ts'

const TAG = '@各浏览器'
const PLACE = 'reports/browsers'
const PLAN = join(PLACE, 'plan.json')
const REPORT = 'reports/browsers.json'

stopChildrenOnInterrupt()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, gallery: { type: 'boolean', default: false } },
})
const only = values.only?.split(',')
const unknown = only?.filter((id) => !LOOKS.some((look) => look.id === id)) ?? []
if (unknown.length > 0)
  stop(`没有这样的浏览器：${unknown.join('、')}。可用：${LOOKS.map(({ id }) => id).join('、')}`)
const isWhole = positionals.length === 0
const looks = LOOKS.filter(({ id, isBrowser }) => only?.includes(id) ?? (isWhole || isBrowser))
const selected = chosen(isWhole ? [TAG] : positionals)
const driver = pathToFileURL(join(import.meta.dirname, 'driver.ts')).href
const scenarios = new Map<string, Scenario>()

/** Plans in a current browser which persona opens which page. */
async function plan({ url }: Served): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: AS_ROOT,
  })
  const paths = values.gallery ? galleryOf(partsByPage(everyText)) : undefined
  writeFileSync(PLAN, JSON.stringify(await planWalks(browser, new URL(url).origin, paths)))
  await browser.close()
}

async function playScenarios(id: string, url: string, env: Record<string, string>) {
  const played = await playAside(join(PLACE, `${id}.ndjson`), selected, url, env)
  for (const one of played.scenarios) scenarios.set(one.key, one)
  return played.results
}

async function openPages(id: string, url: string, env: Record<string, string>): Promise<PagesReport> {
  const report = join(PLACE, `${id}-pages.json`)
  rmSync(report, { force: true })
  const code = await runNode(['checks/browsers/pages.ts', id, PLAN, report], { BASE_URL: url, ...env })
  if (code === 0) return JSON.parse(readFileSync(report, 'utf8')) as PagesReport
  return { opened: [], faults: [{ path: '', what: '页面没有走完，见上面的输出' }] }
}

async function runLook({ id, title, isBrowser, ready }: Look, { url }: Served): Promise<Run> {
  console.log(`\n── ${title} ──`)
  const found = await ready()
  if (isMissing(found)) {
    console.log(`没有运行：${found.because}`)
    return { id, title, missing: found.because, isExcused: found.isExcused }
  }
  const env = { ...found, NODE_OPTIONS: `--import ${driver}` }
  const results: Record<string, Result> | undefined = isBrowser
    ? await playScenarios(id, url, env)
    : undefined
  const pages = isWhole ? await openPages(id, url, env) : undefined
  if (pages) console.log(`${pages.opened.length} 页，不对的 ${pages.faults.length} 处`)
  return { id, title, ...(results && { results }), ...(pages && { pages }) }
}

mkdirSync(PLACE, { recursive: true })
const begun = performance.now()
const served = await serve()
if (isWhole) await plan(served)
const runs: Run[] = []
for (const look of looks) runs.push(await runLook(look, served))
await served.close()

const all = [...scenarios.values()]
const cases = casesOf(all, runs)
if (cases.length === 0 && runs.some(({ missing }) => missing === undefined))
  cases.push({ id: '浏览器', title: '', failure: '一个场景也没有运行' })
const failed = cases.filter(({ failure }) => failure !== undefined).length
writeFileSync(REPORT, JSON.stringify({ passed: cases.length - failed, failed, cases }, undefined, 2))
writeFileSync('reports/browsers.html', browsersPage(all, runs))
for (const { id, title, failure } of cases)
  if (failure !== undefined) console.log(`✗ ${id} ${title}：${failure.split('\n')[0]}`)
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(
  `各种浏览器：${runs.filter(({ missing }) => missing === undefined).length} 种，通过 ${cases.length - failed}，失败 ${failed}，${seconds} 秒；见 reports/browsers.html`,
)
process.exitCode = failed === 0 ? 0 : 1
