// npm run independent [-- --routes /credit,…] [--shots]: the production build on Prism, a mock made from the bundles of the
// contract alone, through the gate and over every page that opens without parameters. What works only on our own mock
// is not in the contract.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { allRoutes } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { readContract } from '../../mocks/hosts/contract.ts'
import type { Service } from '../../mocks/kernel/contract/operations.ts'
import { services } from '../../openapi/bundle.ts'
import { ensureBuild, servePreview } from '../../scripts/production.ts'
import { stop } from '../../scripts/stop.ts'
import { ensureFetched } from '../../scripts/supplyChain/fetched.ts'
import { contextOf, SIZES, Visit } from '../interface/Visit.ts'
import { launch } from '../shared/launch.ts'
import { CANNOT } from './cannot.ts'
import { lookAt } from './look.ts'
import { startPrism } from './prism.ts'
import { independentBackend, type Refusal } from './router.ts'

const REPORT = 'reports/independent.json'

const { values } = parseArgs({
  options: { routes: { type: 'string' }, shots: { type: 'boolean', default: false } },
})
const wanted = values.routes?.split(',')
const routes = allRoutes.filter(
  ({ pageless, path }) => !pageless && (!wanted || wanted.some((start) => path.startsWith(start))),
)
if (routes.length === 0) stop(`没有这样的路由：${values.routes}`)

const begun = performance.now()
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} 秒`
const { operations } = readContract()
await Promise.all([ensureBuild(), ensureFetched('prism').catch(({ message }: Error) => stop(message))])
const started = await Promise.all(
  services.map(async (service) => [service, await startPrism(service)] as const),
)
const ports = Object.fromEntries(started.map(([service, { port }]) => [service, port])) as Record<
  Service,
  number
>
console.log(`Prism 有了四个服务，${seconds()}`)

const refusals: Refusal[] = []
const server = await servePreview(
  '127.0.0.1',
  0,
  independentBackend(operations, ports, (one) => refusals.push(one)),
)
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
const browser = await launch()

const found = new Map<string, string[]>()
const queue = [...routes]
mkdirSync('reports/independent', { recursive: true })

/** Signs in a person with every menu and visits page after page. */
async function walk(): Promise<void> {
  const context = await contextOf(browser, { viewport: SIZES[1], reducedMotion: 'reduce' })
  const visit = await Visit.open(context, origin)
  await visit.signIn('independent').catch(async () => {
    const text = (await visit.page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 300)
    stop(`没有进门，停在“${text}”\n${refusals.map(({ path, what }) => `${path}：${what}`).join('\n')}`)
  })
  for (let route = queue.shift(); route; route = queue.shift()) {
    found.set(route.path, await lookAt(visit, route).catch((cause: unknown) => [String(cause).slice(0, 200)]))
    if (values.shots)
      await visit.page.screenshot({ path: `reports/independent/${route.path.replaceAll(/\W+/g, '-')}.png` })
    await visit.closeDialogs()
  }
  await context.close()
}
await Promise.all(Array.from({ length: availableParallelism() }, walk))
await browser.close()
await server.close()
for (const [, prism] of started) prism.close()

const cell = ({ path, title }: PageRoute) => {
  const problems = found.get(path) ?? ['没有走到']
  const excuse = CANNOT[path]
  const failure =
    excuse === undefined
      ? problems.join('；')
      : problems.length === 0
        ? `能用了，从 checks/independent/cannot.ts 里去掉（${excuse}）`
        : ''
  return { id: path, title, problems, excuse, ...(failure ? { failure } : {}) }
}
const cases = routes.map(cell)
const unasked = [...new Set(refusals.map(({ path, what }) => `${path}：${what}`))].map((failure) => ({
  id: 'Prism',
  title: '不合契约的调用',
  failure,
}))
const failed = cases.filter(({ failure }) => failure).length + unasked.length
const passed = cases.filter(({ failure }) => !failure).length
writeFileSync(REPORT, JSON.stringify({ passed, failed, cases: [...cases, ...unasked] }, undefined, 2))
for (const { id, title, problems, excuse, failure } of cases)
  console.log(
    `${failure ? '✗' : problems.length > 0 ? '○' : '✓'} ${id} ${title}${failure ? `：${failure}` : excuse ? `：${excuse}` : ''}`,
  )
for (const { failure } of unasked) console.log(`✗ ${failure}`)
console.log(
  `只由契约：能用 ${cases.filter(({ problems }) => problems.length === 0).length} 页，不能用而有缘由 ${cases.filter(({ problems, excuse }) => problems.length > 0 && excuse).length} 页，失败 ${failed}，${seconds()}`,
)
process.exitCode = failed === 0 ? 0 : 1
process.exit()
