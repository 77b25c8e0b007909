// Every visit in a browser process of its own with an empty profile; the builds take turns (A B A B …), so that what else
// the machine does hits both.
import { setTimeout as pause } from 'node:timers/promises'
import { openChrome, withProfile } from './chrome.ts'
import type { Sample } from './figures.ts'
import type { PageName, ProfileName } from './options.ts'
import { portalPages } from './pages.ts'
import type { Site, Visitor } from './portalSite.ts'
import { quietMachine } from './quietMachine.ts'
import { wordsOf } from './report.ts'
import { switches } from './switches.ts'
import { openTab, read } from './visit.ts'

/** Visits before a repeat visit: V8 keeps its compiled scripts after the second. */
const PRIMING = 2
/** The caches are written behind the page's back. */
const WRITTEN_MS = 600

/** Builds by the name they have in the report. */
type Sites = ReadonlyMap<string, Site>

const prime = async (folder: string, site: Site, page: PageName, visitor: Visitor) => {
  const chrome = await openChrome(folder, site.pin)
  for (let visit = 0; visit < PRIMING; visit++) {
    const opened = await openTab(chrome, site, portalPages[page], visitor, 'desktop')
    await opened.go()
    await opened.settled()
    await opened.page.close()
    await pause(WRITTEN_MS)
  }
  await chrome.close()
}

const once = (site: Site, page: PageName, profile: ProfileName): Promise<Sample> =>
  withProfile(async (folder) => {
    const visitor = await site.visitor(portalPages[page].persona)
    if (page.endsWith('-again')) await prime(folder, site, page, visitor)
    const chrome = await openChrome(folder, site.pin)
    try {
      const opened = await openTab(chrome, site, portalPages[page], visitor, profile)
      return page === 'switch' ? await switches(opened) : await read(opened)
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
        samples.get(name)!.push(await once(site, page, profile))
      } catch (error) {
        console.error(`  ${name} ${page} 第 ${run} 次没有量成：${wordsOf(error)}`)
      }
    }
  return samples
}
