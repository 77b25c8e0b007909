// npm run deploy:test [-- H01 R]: the production build behind Debian's nginx, two instances and a balancer, the mock as their
// upstream: headers, what the gateway forwards to its upstreams, whom it refuses, limits and logs, TLS, grades, the main job by
// its scenarios, instances that die, releases under open pages, reports, logs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { ensureBuild } from '../../scripts/production.ts'
import { stop } from '../../scripts/stop.ts'
import { cases as errorLog } from './cases/errorLog.ts'
import { cases as forwarding } from './cases/forwarding.ts'
import { cases as grades } from './cases/grades.ts'
import { cases as headers } from './cases/headers.ts'
import { cases as hosts } from './cases/hosts.ts'
import { cases as instances } from './cases/instances.ts'
import { cases as limits } from './cases/limits.ts'
import { cases as logs } from './cases/logs.ts'
import { cases as releases } from './cases/releases.ts'
import { cases as reports } from './cases/reports.ts'
import { cases as scenarios } from './cases/scenarios.ts'
import { cases as tls } from './cases/tls.ts'
import type { Deployment } from './DeployCase.ts'
import { ensureNginx } from './ensureNginx.ts'
import { Stack } from './Stack.ts'

const REPORT = 'reports/deploy.json'
const LIMIT = 300_000

const wanted = process.argv.slice(2)
const all = [
  ...headers,
  ...forwarding,
  ...hosts,
  ...limits,
  ...errorLog,
  ...tls,
  ...grades,
  ...scenarios,
  ...instances,
  ...releases,
  ...reports,
  ...logs,
]
const chosen = wanted.length > 0 ? all.filter(({ id }) => wanted.some((one) => id.startsWith(one))) : all
if (chosen.length === 0)
  stop(`没有这样的用例：${wanted.join('、')}。可用：${all.map(({ id }) => id).join('、')}`)

rmSync(REPORT, { force: true })
ensureNginx()
const executablePath = ensureBrowser()
const dist = process.env['DEPLOY_DIST'] ?? 'dist'
if (!process.env['DEPLOY_DIST']) await ensureBuild(true)
const stack = await Stack.start(dist)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack.stop().finally(() => process.exit(130)))
const browser = await chromium.launch({
  executablePath,
  headless: !process.env['HEADED'],
  args: ['--disable-background-networking', ...AS_ROOT, ...stack.browserArgs],
})

const outcomes: { id: string; title: string; failure?: string; notes: string[] }[] = []
for (const { id, title, run } of chosen) {
  const notes: string[] = []
  const deployment: Deployment = {
    stack,
    browser,
    dist,
    executablePath,
    note: (line) => notes.push(line),
  }
  const begun = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`超过 ${LIMIT / 1000} 秒`)), LIMIT)
  })
  const failure = await Promise.race([run(deployment), late]).then(
    () => undefined,
    (cause: unknown) => stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause)),
  )
  clearTimeout(timer)
  for (const context of browser.contexts()) {
    const page = failure === undefined ? undefined : context.pages().at(-1)
    await page?.screenshot({ path: `reports/deploy-${id}.png` }).catch(() => undefined)
    await context.close()
  }
  for (const instance of stack.instances) instance.start()
  outcomes.push(failure === undefined ? { id, title, notes } : { id, title, failure, notes })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${id} ${failure === undefined ? '通过' : '失败'} ${title}（${seconds} 秒）`)
  for (const line of notes) console.log(`    ${line}`)
  if (failure !== undefined) console.log(`    ${failure.split('\n').join('\n    ')}`)
}

const failed = outcomes.filter(({ failure }) => failure !== undefined).length
mkdirSync('reports', { recursive: true })
writeFileSync(
  REPORT,
  JSON.stringify({ passed: outcomes.length - failed, failed, cases: outcomes }, undefined, 2),
)
if (failed > 0)
  console.log(
    `日志的末尾：\n${stack
      .logs()
      .replaceAll(/.*no live upstreams.*\n/g, '')
      .slice(-3000)}\n${readFileSync(`${stack.dir}/mock.log`, 'utf8').slice(-1500)}`,
  )
console.log(`部署：通过 ${outcomes.length - failed}，失败 ${failed}`)
await browser.close()
await stack.stop()
process.exit(failed === 0 ? 0 : 1)
