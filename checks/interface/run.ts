// npm run interface [-- --routes /credit,…] [--personas core-operator,…] [--sizes 1200,1480] [--rules 1.1,4.3] [--workers 2] [--once] [--share 2/3]:
// every route as the people who may open it, at three sizes, full and empty, measured against the rules of the interface.
// --once: a route by one person only, not by one of each kind of post; --share 2/3: every third route, from the second on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allRoutes } from '#routes/allRoutes.ts'
import { WORKERS } from '../../scripts/children.ts'
import { written } from '../../scripts/sources.ts'
import { stop } from '../../scripts/stop.ts'
import { launch } from '../shared/launch.ts'
import { share } from '../shared/share.ts'
import { inTurn, turnIn } from '../shared/turn.ts'
import { serve } from '../spec/deployment.ts'
import { RULES, type Violation } from './Finding.ts'
import { bundleRules } from './inject.ts'
import { readCodes } from './people.ts'
import { type Person, planRounds, type Round } from './plan.ts'
import { checkReach } from './reach.ts'
import { measureFeedback } from './rules/feedback.ts'
import { drawLines, drawTable, type Merged, merge } from './table.ts'
import { reasonOf, takeTrip } from './tour.ts'
import { contextOf, SIZES, Visit } from './Visit.ts'

const REPORT = 'reports/interface.json'
/** Findings in the sources, without a route. */
const SOURCES = '（源文件）'

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    personas: { type: 'string' },
    sizes: { type: 'string' },
    rules: { type: 'string' },
    workers: { type: 'string' },
    once: { type: 'boolean', default: false },
    share: { type: 'string', default: '1/1' },
  },
})
const listed = (text: string | undefined): string[] | undefined => text?.split(',').filter(Boolean)
const rules = listed(values.rules) ?? Object.keys(RULES)
const unknown = rules.filter((rule) => !(rule in RULES))
if (unknown.length > 0) stop(`没有这样的规则：${unknown.join('、')}。可用：${Object.keys(RULES).join('、')}`)
const widths = listed(values.sizes)?.map((size) => Number.parseInt(size, 10))
const sizes = SIZES.filter(({ width }) => !widths || widths.includes(width))
const wanted = listed(values.routes)
const turn = turnIn(values.share) ?? stop(`--share ${values.share}：写作 2/3`)
const routes = inTurn(
  allRoutes.filter(
    ({ pageless, public: open, path }) =>
      !pageless && !open && (!wanted || wanted.some((start) => path.startsWith(start))),
  ),
  turn,
)
if (routes.length === 0) stop(`没有这样的路由：${values.routes}`)
const workers = Number(values.workers ?? WORKERS)

// the contract is not checked here
const served = await serve(0, false)
const { origin } = new URL(served.url)
const script = await bundleRules()
const browser = await launch()

// rows per page follow the window at loading: load in the largest one, so that it is not left empty
const openContext = () => contextOf(browser, { viewport: SIZES[2], reducedMotion: 'reduce' }, script)

const begun = performance.now()
const minutes = () => `${((performance.now() - begun) / 60_000).toFixed(1)} 分`
const found: Violation[] = []
const lost: string[] = []
const visited = new Set<string>()

const people: Person[] = []
async function meet(code: string): Promise<void> {
  const context = await openContext()
  try {
    const visit = await Visit.open(context, origin)
    await visit.newWorld('default')
    const granted = await visit.signIn(code)
    people.push({ code, granted })
    if (!rules.includes('5.1')) return
    const may = allRoutes.filter(
      ({ path, alwaysAllowed, pageless, public: open }) =>
        !pageless && !open && (alwaysAllowed || granted.has(path)),
    )
    const missed = await checkReach(visit, may)
    const isWanted = (route: string) => routes.some(({ path }) => path === route)
    found.push(
      ...missed
        .filter(({ route }) => isWanted(route))
        .map((one): Violation => ({ ...one, persona: code, size: '', state: '满' })),
    )
  } catch (cause) {
    lost.push(`${code}：${reasonOf(cause)}`)
  } finally {
    await context.close()
  }
}

async function take(round: Round): Promise<void> {
  const context = await openContext()
  try {
    const tell = (route: string, some: readonly Violation[]) => {
      visited.add(route)
      found.push(...some)
    }
    lost.push(...(await takeTrip(context, origin, { round, rules, sizes, tell })))
  } catch (cause) {
    lost.push(`${round.person}：${reasonOf(cause)}`)
  } finally {
    await context.close()
  }
  console.log(
    `${round.person} ${round.scenario === 'empty' ? '空' : '满'} ${round.routes.length} 页，${minutes()}`,
  )
}

const isRead = rules.every((rule) => rule === '4.1')
const codes = isRead ? [] : await readCodes(origin, listed(values.personas))
await share(codes, workers, meet)
// cards in their order decide which persona opens a page, not the order of discovery
people.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
console.log(`${people.length} 人，${minutes()}`)
const isWalked = rules.some((rule) => rule !== '5.1' && rule !== '4.1')
await share(isWalked ? planRounds(routes, people, values.once) : [], workers, take)
// the sources are read once, with the first share
if (rules.includes('4.1') && !wanted && turn.turn === 1)
  found.push(
    ...measureFeedback(written('src', 'mocks')).map(
      (one): Violation => ({ ...one, route: SOURCES, persona: '', size: '', state: '' }),
    ),
  )

const merged = merge(found.filter(({ rule }) => rules.includes(rule)))
const failing = (route: string, rule: string) =>
  merged.filter((one) => one.route === route && one.rule === rule)
const cell = (route: string, rule: string, faults: readonly Merged[]) => ({
  id: rule,
  title: route,
  result: faults.length > 0 ? '失败' : '通过',
  ...(faults.length > 0 ? { reason: `${faults.length} 处：${faults[0]?.what}` } : {}),
})
const all = [...new Set([...visited, ...merged.map(({ route }) => route)])]
const cases = [
  ...all.flatMap((route) => rules.map((rule) => cell(route, rule, failing(route, rule)))),
  ...lost.map((reason) => ({ id: '走失', title: reason, result: '失败', reason })),
]
const failed = cases.filter(({ result }) => result === '失败').length
mkdirSync('reports', { recursive: true })
writeFileSync(
  REPORT,
  JSON.stringify({ passed: cases.length - failed, failed, cases, violations: merged, lost }, undefined, 2),
)
console.log(drawLines(merged).join('\n'))
if (lost.length > 0) console.log(`\n没能走完：\n${lost.join('\n')}`)
console.log(`\n${drawTable([...visited], merged)}`)
console.log(`${minutes()}，${readFileSync(REPORT).byteLength} 字节在 ${REPORT}`)
process.exitCode = failed === 0 ? 0 : 1
await browser.close()
await served.close()
process.exit()
