// npm run cold [-- --routes /credit,…] [--share 2/3] [--workers 3]: every route by its address, as after a reload or from a link. Each
// question is asked once and answered; and when the answer to one of the page's own is refused (numbers where the contract
// has texts), the page says so and shows none of it, by its address as by the menu.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Request, Route } from '@playwright/test'
import { allRoutes, titleOf } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { stopChildrenOnInterrupt, WORKERS } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'
import { contextOf, placeOf, SIZES, Visit } from '../interface/Visit.ts'
import { launch } from '../shared/launch.ts'
import { share } from '../shared/share.ts'
import { inTurn, turnIn } from '../shared/turn.ts'
import { serve } from '../spec/deployment.ts'

const REPORT = 'reports/cold.json'
const PERSON = 'all-access'
/** Only on the screen when an answer was accepted that the contract forbids. */
const BAD = 1_152_921_504_606_846_976

const SAID = '网络异常|取不到|没有取到|加载失败|重试'

/** The format of checks/suite/tally.ts. */
interface Case {
  readonly id: string
  readonly title: string
  readonly failure?: string
}

stopChildrenOnInterrupt()
const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    workers: { type: 'string' },
    share: { type: 'string', default: '1/1' },
  },
})
const wanted = values.routes?.split(',').filter(Boolean)
const turn = turnIn(values.share) ?? stop(`--share ${values.share}：写作 2/3`)
const routes = inTurn(
  allRoutes.filter(
    ({ pageless, public: open, path }) =>
      !pageless && !open && (!wanted || wanted.some((start) => path.startsWith(start))),
  ),
  turn,
)

const workers = Number(values.workers ?? WORKERS)
const every = Array.from({ length: workers }, (_, worker) => worker)

const questionOf = (request: Request): string | undefined => {
  const { pathname } = new URL(request.url())
  if (!/^\/(api|uaa)\//.test(pathname)) return undefined
  return `${pathname} ${request.postData() ?? ''}`
}
const pathOf = (question: string): string => question.split(' ')[0]!

/** Replaces texts by numbers everywhere in the answer. */
const mutated = (data: unknown): unknown => {
  if (typeof data === 'string') return BAD
  if (Array.isArray(data)) return data.map(mutated)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mutated(value)]))
}
const hasText = (data: unknown): boolean =>
  typeof data === 'string' ||
  (typeof data === 'object' && data !== null && Object.values(data).some((value) => hasText(value)))

const served = await serve(0, false)
const { origin } = new URL(served.url)
const browser = await launch()
const begun = performance.now()
const cases: Case[] = []
/** Route → the requests of its cold load, in order. */
const asked = new Map<PageRoute, { question: string; status: number }[]>()

const signedIn = async () => {
  const visit = await Visit.open(await contextOf(browser, { viewport: SIZES[1] }), origin)
  await visit.newWorld('default')
  await visit.signIn(PERSON)
  return visit
}

const coldly = async (visit: Visit, route: PageRoute) => {
  await visit.page.goto(`${origin}/cv3${placeOf(route)}`)
  await visit.page.getByRole('heading', { level: 1 }).first().waitFor()
  await visit.rests()
}

// requests that two unrelated pages share belong to the entry, whose failures have their own cases (checks/faults, L01 to L15)
const entry = new Set<string>()
{
  const visit = await signedIn()
  const pathsOf = async (route: PageRoute) => {
    const from = visit.seen.requests.length
    await coldly(visit, route)
    const questions = visit.seen.requests.slice(from).flatMap((request) => questionOf(request) ?? [])
    return new Set(questions.map(pathOf))
  }
  const others = await pathsOf(shell.announcementList)
  for (const path of await pathsOf(shell.help)) if (others.has(path)) entry.add(path)
  await visit.page.context().close()
}

await share(every, workers, async (worker) => {
  const visit = await signedIn()
  const own = routes.filter((_, at) => at % workers === worker)
  for (const route of own) {
    // requests that the previous page still sends while it is left are not this page's
    await visit.page.goto('about:blank')
    const from = visit.seen.requests.length
    await coldly(visit, route)
    const found: { question: string; status: number }[] = []
    for (const request of visit.seen.requests.slice(from)) {
      const question = questionOf(request)
      if (question) found.push({ question, status: (await request.response())?.status() ?? 0 })
    }
    asked.set(route, found)
  }
  await visit.page.context().close()
})

for (const [route, list] of asked) {
  const questions = list.map(({ question }) => question)
  const twice = [...new Set(questions.filter((one, at) => questions.indexOf(one) !== at))]
  const failed = list.filter(({ status }) => status !== 200).map(({ question }) => question)
  const problems = [...twice.map((one) => `问了两次 ${one}`), ...failed.map((one) => `没有答复 ${one}`)]
  cases.push({
    id: route.path,
    title: '每个问题只问一次，都有答复',
    ...(problems.length > 0 ? { failure: problems.join('；') } : {}),
  })
}

/** Whether the page, with that answer refused, shows an error and nothing of the answer. */
const refuse = async (
  visit: Visit,
  path: string,
  arrive: () => Promise<unknown>,
): Promise<string | undefined> => {
  let isMutated = false
  const answer = async (route: Route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data?: unknown }
    isMutated ||= hasText(body.data)
    await route.fulfill({ response, json: { ...body, data: mutated(body.data) } })
  }
  const isIt = (url: URL) => url.pathname === path
  await visit.page.route(isIt, answer)
  await arrive()
  await visit.page
    .waitForFunction((said) => RegExp(said).test(document.querySelector('#root')?.textContent ?? ''), SAID, {
      timeout: isMutated ? 3_000 : 1,
    })
    .catch(() => undefined)
  const text = (await visit.page.locator('#root').allInnerTexts()).join(' ')
  await visit.page.unroute(isIt)
  // the dialog that every channel failure opens
  await visit.page
    .getByRole('alertdialog')
    .getByRole('button')
    .last()
    .click({ timeout: 300 })
    .catch(() => undefined)
  // an answer without a text has nothing that could be mutated
  if (!isMutated) return undefined
  if (text.replaceAll(',', '').includes(String(BAD).slice(0, 12))) return '画出了被拒的内容'
  if (text.includes('未能更新')) return '被拒的内容当作旧的画着'
  return RegExp(SAID).test(text) ? undefined : '没有说取不到'
}

const trials = [...asked].flatMap(([route, list]) =>
  [...new Set(list.map(({ question }) => pathOf(question)))]
    .filter((path) => !entry.has(path))
    .map((path) => ({ route, path })),
)
await share(every, workers, async (worker) => {
  const visit = await signedIn()
  for (const { route, path } of trials.filter((_, at) => at % workers === worker)) {
    for (const [way, arrive] of [
      ['由地址', () => coldly(visit, route)],
      [
        '由菜单',
        async () => {
          await visit.go('/help', '帮助中心')
          await visit.go(placeOf(route), titleOf(route, placeOf(route)))
        },
      ],
    ] as const) {
      const failure = await refuse(visit, path, arrive).catch(
        (cause: unknown) => String(cause).split('\n')[0]!,
      )
      cases.push({ id: route.path, title: `${path} 答复被拒，${way}`, ...(failure ? { failure } : {}) })
    }
  }
  await visit.page.context().close()
})
await browser.close()
await served.close()

mkdirSync('reports', { recursive: true })
const failures = cases.filter(({ failure }) => failure !== undefined)
const report = { passed: cases.length - failures.length, failed: failures.length, cases }
writeFileSync(REPORT, JSON.stringify(report, null, 2))
for (const { id, title, failure } of failures) console.log(`✗ ${id} ${title}：${failure}`)
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
console.log(`${routes.length} 条路由，${cases.length} 例，不成立 ${failures.length}；${minutes} 分`)
process.exit(failures.length > 0 ? 1 : 0)
