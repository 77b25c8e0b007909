// Every visit in its own browser process, with an empty profile or one that two visits have filled.
import { setTimeout as pause } from 'node:timers/promises'
import { openChrome, withProfile } from './chrome.ts'
import type { Sample } from './figures.ts'
import type { Loading } from './loading.ts'
import type { PageName, ProfileName } from './options.ts'
import { type PageSpec, pageOf } from './pages.ts'
import { quietMachine } from './quietMachine.ts'
import { wordsOf } from './report.ts'
import type { Site, Visitor } from './site.ts'
import { switches } from './switches.ts'
import { load, type Opened, openTab, read } from './visit.ts'
import { type Askers, noteAskers, waterfallOf } from './waterfall.ts'

/** Visits before a repeat visit: V8 keeps its compiled scripts after the second. */
const PRIMING = 2
/** The caches are written asynchronously, after the page is done. */
const WRITTEN_MS = 600

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

/** Opens a tab for a new visitor in its own browser; filled by two visits before for a repeat visit. */
const visiting = <Result>(
  site: Site,
  page: PageName | `/${string}`,
  profile: ProfileName,
  act: (opened: Opened) => Promise<Result>,
): Promise<Result> =>
  withProfile(async (folder) => {
    const spec = pageOf(site.pages, page)
    const visitor = await site.visitor(spec.persona)
    if (page.endsWith('-again')) await prime(folder, site, spec, visitor)
    const chrome = await openChrome(folder, site.pin)
    try {
      return await act(await openTab(chrome, site, spec, visitor, profile))
    } finally {
      await chrome.close()
    }
  })

/** A page of a build, by the name the build has in the report. */
export interface Turn {
  readonly name: string
  readonly site: Site
  readonly page: PageName
}

/**
 * The pages take turns, runs times each, so that other load on the machine affects all; a failed measurement is reported and not
 * counted. Returns the readings of each turn, in order.
 */
export const takeTurns = async (
  turns: readonly Turn[],
  profile: ProfileName,
  runs: number,
): Promise<Sample[][]> => {
  const samples = turns.map((): Sample[] => [])
  for (let run = 1; run <= runs; run++)
    for (const [at, { name, site, page }] of turns.entries()) {
      await quietMachine()
      try {
        const act = (opened: Opened): Promise<Sample> =>
          page === 'switch' ? switches(opened, site.pages.switching) : read(opened, profile)
        samples[at]!.push(await visiting(site, page, profile, act))
      } catch (error) {
        console.error(`  ${name} ${page} 第 ${run} 次没有量成：${wordsOf(error)}`)
      }
    }
  return samples
}

/** The waterfall of the median opening of a page. */
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
