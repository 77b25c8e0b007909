// Every visit in a browser process of its own with an empty profile; the builds take turns (A B A B …), so that what else
// the machine does hits both.
import { setTimeout as pause } from 'node:timers/promises'
import { openChrome, withProfile } from './chrome.ts'
import type { Sample } from './figures.ts'
import type { Loading } from './loading.ts'
import type { PageName, ProfileName } from './options.ts'
import { type PageSpec, pageOf } from './pages.ts'
import type { Site, Visitor } from './portalSite.ts'
import { quietMachine } from './quietMachine.ts'
import { wordsOf } from './report.ts'
import { switches } from './switches.ts'
import { load, type Opened, openTab, read } from './visit.ts'
import { type Askers, noteAskers, waterfallOf } from './waterfall.ts'

/** Visits before a repeat visit: V8 keeps its compiled scripts after the second. */
const PRIMING = 2
/** The caches are written behind the page's back. */
const WRITTEN_MS = 600

/** Builds by the name they have in the report. */
type Sites = ReadonlyMap<string, Site>

const prime = async (folder: string, site: Site, spec: PageSpec, visitor: Visitor) => {
  const chrome = await openChrome(folder, site.pin)
  for (let visit = 0; visit < PRIMING; visit++) {
    const opened = await openTab(chrome, site, spec, visitor, 'desktop')
    await opened.go()
    await opened.settled()
    await opened.page.close()
    await pause(WRITTEN_MS)
  }
  await chrome.close()
}

/** Opens a tab for a new visitor in a browser of its own; filled by two visits before when it is to be seen again. */
const visiting = <Result>(
  site: Site,
  page: PageName | `/${string}`,
  profile: ProfileName,
  act: (opened: Opened) => Promise<Result>,
): Promise<Result> =>
  withProfile(async (folder) => {
    const spec = pageOf(page)
    const visitor = await site.visitor(spec.persona)
    if (page.endsWith('-again')) await prime(folder, site, spec, visitor)
    const chrome = await openChrome(folder, site.pin)
    try {
      return await act(await openTab(chrome, site, spec, visitor, profile))
    } finally {
      await chrome.close()
    }
  })

/**
 * The builds take turns at a page, runs times each; a failed measurement is told and not counted. Gives name of the build
 * → its readings.
 */
export const takeTurns = async (
  sites: Sites,
  page: PageName,
  profile: ProfileName,
  runs: number,
): Promise<Map<string, Sample[]>> => {
  const samples = new Map([...sites.keys()].map((name): [string, Sample[]] => [name, []]))
  for (let run = 1; run <= runs; run++)
    for (const [name, site] of sites) {
      await quietMachine()
      try {
        samples.get(name)!.push(await visiting(site, page, profile, page === 'switch' ? switches : read))
      } catch (error) {
        console.error(`  ${name} ${page} 第 ${run} 次没有量成：${wordsOf(error)}`)
      }
    }
  return samples
}

/** The waterfall of the middle one of these openings of a page. */
export const takeWaterfall = async (
  site: Site,
  page: PageName | `/${string}`,
  profile: ProfileName,
  runs: number,
): Promise<string[]> => {
  const seen: { loading: Loading; askers: Askers }[] = []
  for (let run = 1; run <= runs; run++) {
    await quietMachine()
    seen.push(
      await visiting(site, page, profile, async (opened) => {
        const askers = noteAskers(opened.cdp)
        return { loading: await load(opened), askers }
      }),
    )
  }
  const { loading, askers } = seen.toSorted((a, b) => a.loading.ready - b.loading.ready)[runs >> 1]!
  return waterfallOf(loading, askers)
}
