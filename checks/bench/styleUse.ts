import { PLACE, withBrowser } from './chrome.ts'
import type { PageName } from './options.ts'
import { wordsOf } from './report.ts'
import { specOf } from './runs.ts'
import type { App } from './site.ts'
import { openTab } from './visit.ts'

/** The styles of a page: how many files, and what percentage of them is unused. */
export interface StyleUse {
  readonly files: number
  readonly unused: number
}

/** Styles do not depend on how a page is opened: only the three cold ones are looked at. */
export const hasStyles = (page: PageName): boolean => ['query', 'workbench', 'public'].includes(page)

/** What comes right after the content is none of it, even if it is there when we look. */
const ARRIVED = `performance.getEntriesByType('resource')
  .filter(({ responseEnd }) => responseEnd <= bench.ready).map(({ name }) => name)`

/**
 * The styles until the content appears. Looked at in a separate opening: counting their use slows the page, so it is
 * not measured together with times.
 */
export const styleUse = (app: App, page: PageName, pin: string): Promise<StyleUse> =>
  withBrowser(pin, async (browser) => {
    const spec = specOf(app, page)!
    const context = await browser.newContext(PLACE)
    const visitor = await app.site.visitor(spec.persona)
    const { page: tab, ask, go, shown } = await openTab(context, app.site, spec, visitor, 'desktop')
    await tab.coverage.startCSSCoverage()
    await go()
    await shown()
    const arrived = await ask<string[]>(ARRIVED)
    const sheets = (await tab.coverage.stopCSSCoverage()).filter(({ url }) => arrived.includes(url))
    const all = sheets.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
    const used = sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0)
    return { files: sheets.length, unused: (1 - used / all) * 100 }
  }).catch((error: unknown) => {
    console.error(`  ${page} 的样式没有量成：${wordsOf(error)}`)
    return { files: Number.NaN, unused: Number.NaN }
  })
