// Every page in one look: opened, with everything one click away. check.ts runs it in its own process,
// because each look has its own driver: pages.ts <look> <plan> <report>.
import { readFileSync, writeFileSync } from 'node:fs'
import { allRoutes } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { closeBrowser, deployment } from '../../features/support/deployment.ts'
import { WORKERS } from '../../scripts/children.ts'
import { bundleRules } from '../interface/inject.ts'
import { reasonOf } from '../interface/tour.ts'
import { contextOf, Visit } from '../interface/Visit.ts'
import { walkViews } from '../interface/walks/views.ts'
import { share } from '../shared/share.ts'
import { LOOKS } from './looks.ts'
import type { Walk } from './plan.ts'

/** Cells cut or covered, labels cut or wrapped: differences that a browser or a font can cause. */
const RULES = ['1.1', '3.1']
/** Console messages caused by the test itself: requests cancelled by leaving the page. */
const OWN = /NS_BINDING_ABORTED|NetworkError when attempting|signal is aborted/

/** One of each kind: a document, an action, something new. npm run interface opens more of them. */
const DOORS = [
  ['tellKeys', 1],
  ['tellActions', 1],
  ['tellStarts', 1],
] as const

interface Fault {
  path: string
  what: string
}

/** The result of one visit. */
export interface PagesReport {
  opened: readonly string[]
  faults: readonly Fault[]
}

const [, , id, plan = '', report = ''] = process.argv
const look = LOOKS.find((one) => one.id === id)
if (!look) throw new Error(`没有这样的样子：${id}`)
const { window, scale } = look
const walks = JSON.parse(readFileSync(plan, 'utf8')) as Walk[]
const routes = new Map(allRoutes.map((route) => [route.path, route]))
const opened: string[] = []
const faults: Fault[] = []

const { browser, baseUrl } = await deployment()
const { origin } = new URL(baseUrl)
const script = await bundleRules()

/** In the page: whether it shows an error, and how far, and by which element, it overflows the window. */
const readShape = () => {
  const root = document.documentElement
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    one !== document.body &&
    (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement))
  const [widest] = [...document.querySelectorAll('body *')].filter(
    (one) =>
      one.children.length === 0 &&
      one.getBoundingClientRect().right > root.clientWidth + 1 &&
      !scrolls(one.parentElement),
  )
  return {
    hasFailed: document.querySelector('[role="alert"][aria-label="页面异常"]') !== null,
    excess: root.scrollWidth - root.clientWidth,
    widest: widest?.textContent.trim().slice(0, 20) ?? '',
  }
}

async function shapeFaults(visit: Visit): Promise<string[]> {
  const { hasFailed, excess, widest } = await visit.page.evaluate(readShape)
  return [
    ...(hasFailed ? ['页面出现异常'] : []),
    ...(excess > 1 ? [`宽出 ${excess} 像素${widest && `：“${widest}”`}`] : []),
  ]
}

/** Checks one page, then each of its dialogs and details. */
async function walkPage(visit: Visit, route: PageRoute, person: string | undefined): Promise<string[]> {
  await visit.resize(window)
  if (person === undefined) {
    await visit.page.goto(`${origin}/cv3${route.path}`)
    await visit.page.getByRole('heading').first().waitFor()
    await visit.rests()
  } else await visit.turnTo(route)
  const measured = await visit.measure(RULES, { ...window, state: 'full' })
  const found = [...(await shapeFaults(visit)), ...measured.map(({ rule, what }) => `${rule} ${what}`)]
  if (person === undefined) return found
  const inside = await walkViews(visit, route, RULES, DOORS, [window, window])
  return [...found, ...inside.map(({ view, rule, what }) => `${view}：${rule} ${what}`)]
}

async function walk({ person, paths }: Walk): Promise<void> {
  const context = await contextOf(browser, { viewport: window, deviceScaleFactor: scale }, script)
  const visit = await Visit.open(context, origin)
  try {
    await visit.newWorld('default')
    if (person !== undefined) await visit.signIn(person)
    for (const path of paths) {
      const known = visit.seen.errors.length
      const found = await walkPage(visit, routes.get(path)!, person).catch(async (cause: unknown) => {
        if (person !== undefined) await visit.recover()
        return [`没能走完：${reasonOf(cause)}`]
      })
      opened.push(path)
      const said = visit.seen.errors.slice(known).filter((text) => !OWN.test(text))
      faults.push(...[...new Set([...found, ...said])].map((what) => ({ path, what })))
    }
  } catch (cause) {
    faults.push({ path: person ?? '', what: reasonOf(cause) })
  } finally {
    await context.close()
  }
}

await share(walks, WORKERS, walk)
await closeBrowser()
writeFileSync(report, JSON.stringify({ opened, faults } satisfies PagesReport, undefined, 2))
process.exit(0)
