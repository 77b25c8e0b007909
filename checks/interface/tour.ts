import type { BrowserContext } from '@playwright/test'
import type { PageRoute } from '#routes/define.ts'
import { measureAxe } from './axe.ts'
import type { Finding, Looking, Violation } from './Finding.ts'
import type { Round } from './plan.ts'
import { placeOf, SIZES, type Size, Visit } from './Visit.ts'
import { clickLabels } from './walks/labels.ts'
import { leaveAndReturn } from './walks/remembered.ts'
import { searchNothing } from './walks/searched.ts'
import { followTiles } from './walks/tiles.ts'
import { EVERY_DOOR, OWN_DOOR, walkViews } from './walks/views.ts'

/** 空白的世界里还量的：别的规则要有行才看得出。 */
const EMPTY = ['1.8', '4.3', '6.3', '7.2', '7.3', '7.9']

/** 走一趟要知道的。 */
interface Trip {
  readonly round: Round
  readonly rules: readonly string[]
  readonly sizes: readonly Size[]
  /** 一页看完就交出来：后面出了事前面的还在 */
  readonly tell: (route: string, found: readonly Violation[]) => void
}

type Found = Omit<Violation, 'route' | 'persona'>

const named = ({ width, height }: { width: number; height: number }) => `${width}×${height}`

async function measureSizes(visit: Visit, { round, rules, sizes }: Trip): Promise<Found[]> {
  const isEmpty = round.scenario === 'empty'
  const found: Found[] = []
  // 每页条数随载入时的窗口：由大到小，大窗口里才不会空着
  for (const size of isEmpty ? sizes.slice(0, 1) : sizes.toReversed()) {
    await visit.resize(size)
    const looking: Looking = { ...size, state: isEmpty ? 'empty' : 'full' }
    const wanted = isEmpty ? EMPTY.filter((rule) => rules.includes(rule)) : rules
    const seen = await visit.measure(wanted, looking)
    found.push(...seen.map((one) => ({ ...one, size: named(size), state: isEmpty ? '空' : '满' })))
  }
  // 与窗口的大小无关：在最后量的一种里看一次
  if (rules.includes('7.3'))
    found.push(
      ...(await measureAxe(visit.page)).map((one) => ({ ...one, size: '', state: isEmpty ? '空' : '满' })),
    )
  return found
}

type Step = readonly [name: string, run: () => Promise<Found[]>]

/** 要点要走的：名称、子视图、离开再回来、查不到、首页的数。 */
function stepsOf(visit: Visit, route: PageRoute, { round, rules }: Trip): Step[] {
  const [, usual] = SIZES
  const isThorough = round.thorough.has(route.path)
  const asked = (rule: string, name: string, run: () => Promise<Finding[]>, state = '满'): Step[] =>
    rules.includes(rule)
      ? [[name, async () => (await run()).map((one) => ({ ...one, state, size: named(usual) }))]]
      : []
  const views = () => walkViews(visit, route, rules, isThorough ? EVERY_DOOR : OWN_DOOR)
  const entered: Step = [
    '子视图',
    async () => (await views()).map(({ view, ...one }) => ({ ...one, state: view })),
  ]
  const tiles = asked('6.2', '首页的数', () => followTiles(visit))
  if (!isThorough) return [entered, ...tiles]
  return [
    ...asked('1.6', '点名称', () => clickLabels(visit)),
    entered,
    ...asked('1.7', '离开再回来', () => leaveAndReturn(visit, route)),
    ...asked('1.8', '查不到', () => searchNothing(visit, { ...usual, state: 'searched' }), '查无'),
    ...tiles,
  ]
}

/** 为什么没有走通，一行。 */
export const reasonOf = (cause: unknown) =>
  cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)

/** 量一页，再一样一样走；走不通的记下，重新进门接着走。得到没走通的。 */
async function visitRoute(visit: Visit, route: PageRoute, trip: Trip): Promise<string[]> {
  const { person, scenario } = trip.round
  const place = placeOf(route)
  const lost: string[] = []
  const tell = (found: readonly Found[]) =>
    trip.tell(
      route.path,
      found.map((one) => ({ ...one, route: route.path, persona: person })),
    )
  const attempt = async (name: string, work: () => Promise<void>) => {
    await work().catch(async (cause: unknown) => {
      lost.push(`${route.path} ${person} ${name}：${reasonOf(cause)}`)
      await visit.recover()
    })
  }
  let isThere = false
  await attempt('打开', async () => {
    await visit.resize(scenario === 'empty' ? SIZES[0] : SIZES.at(-1)!)
    // 没有单据可看的详情转去了别处
    isThere = (await visit.turnTo(route)) === place
    tell(isThere ? await measureSizes(visit, trip) : [])
  })
  if (!isThere || scenario === 'empty') return lost
  await visit.resize(SIZES[1])
  for (const [name, run] of stepsOf(visit, route, trip))
    await attempt(name, async () => {
      if (visit.here !== place || visit.page.url().includes('?')) await visit.turnTo(route)
      tell(await run())
    })
  return lost
}

/** 一个人走一趟：登录一次，一页一页量过去。得到没走通的。 */
export async function takeTrip(context: BrowserContext, origin: string, trip: Trip): Promise<string[]> {
  const visit = await Visit.open(context, origin)
  const lost: string[] = []
  await visit.newWorld(trip.round.scenario)
  await visit.signIn(trip.round.person)
  for (const route of trip.round.routes) lost.push(...(await visitRoute(visit, route, trip)))
  await visit.page.close()
  return lost
}
