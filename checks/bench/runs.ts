// Every visit in a browser process of its own with an empty profile; the applications take turns (A B C A B C …), so that
// what else the machine does hits all of them.
import { setTimeout as pause } from 'node:timers/promises'
import { openChrome, withProfile } from './chrome.ts'
import type { Sample } from './figures.ts'
import type { PageName } from './options.ts'
import { quietMachine } from './quietMachine.ts'
import { wordsOf } from './report.ts'
import type { App, PageSpec, Speed, SwitchSpec, Visitor } from './site.ts'
import { switches } from './switches.ts'
import { openTab, read } from './visit.ts'

/** Visits before a repeat visit: V8 keeps its compiled scripts after the second. */
const PRIMING = 2
/** The caches are written behind the page's back. */
const WRITTEN_MS = 600

interface Measured {
  readonly app: App
  readonly page: PageName
  readonly profile: Speed
}

/** Whether this app has the page; opened again, it is the same page as opened first. */
export const specOf = ({ pages }: App, page: PageName): PageSpec | undefined =>
  pages[page === 'query-again' ? 'query' : page === 'workbench-again' ? 'workbench' : page]

const prime = async (folder: string, pin: string, app: App, spec: PageSpec, visitor: Visitor) => {
  const chrome = await openChrome(folder, pin)
  for (let visit = 0; visit < PRIMING; visit++) {
    const opened = await openTab(chrome, app.site, spec, visitor, 'desktop')
    await opened.go()
    await opened.settled()
    await opened.page.close()
    await pause(WRITTEN_MS)
  }
  await chrome.close()
}

const once = ({ app, page, profile }: Measured, pin: string): Promise<Sample> =>
  withProfile(async (folder) => {
    const spec = specOf(app, page)!
    const visitor = await app.site.visitor(spec.persona)
    if (page.endsWith('-again')) await prime(folder, pin, app, spec, visitor)
    const chrome = await openChrome(folder, pin)
    try {
      const opened = await openTab(chrome, app.site, spec, visitor, profile)
      return page === 'switch' ? await switches(opened, spec as SwitchSpec) : await read(opened)
    } finally {
      await chrome.close()
    }
  })

/**
 * The apps take turns at a page, runs times each; a failed measurement is told and not counted. Gives name of the app →
 * its readings.
 */
export const takeTurns = async (
  apps: readonly App[],
  page: PageName,
  profile: Speed,
  runs: number,
  pin: string,
): Promise<Map<string, Sample[]>> => {
  const taking = apps.filter((app) => specOf(app, page))
  const samples = new Map(taking.map(({ name }): [string, Sample[]] => [name, []]))
  for (let run = 1; run <= runs; run++)
    for (const app of taking) {
      await quietMachine()
      try {
        samples.get(app.name)!.push(await once({ app, page, profile }, pin))
      } catch (error) {
        console.error(`  ${app.name} ${page} 第 ${run} 次没有量成：${wordsOf(error)}`)
      }
    }
  return samples
}
