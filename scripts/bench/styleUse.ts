import { PLACE, withBrowser } from './chrome.ts'
import type { PageName } from './options.ts'
import { wordsOf } from './report.ts'
import { specOf } from './runs.ts'
import type { App } from './site.ts'
import { openTab } from './visit.ts'

/** 一页的样式：几个文件，百分之几没用上。 */
export interface StyleUse {
  readonly files: number
  readonly unused: number
}

/** 样式与怎么打开无关：只看冷的三种。 */
export const hasStyles = (page: PageName): boolean => ['query', 'workbench', 'public'].includes(page)

/** What comes right after the content is none of it, even if it is there when we look. */
const ARRIVED = `performance.getEntriesByType('resource')
  .filter(({ responseEnd }) => responseEnd <= bench.ready).map(({ name }) => name)`

/** 到内容出现为止的样式。另开一次来看：数样式的用处会拖慢页面，不与时间一起量。 */
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
