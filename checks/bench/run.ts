// npm run bench [-- options]: measures the production build against its budgets; exits with 1 when one is exceeded.
//
//   --runs N                       visits of every page and build (3); medians, with the smallest and the largest
//   --pages query,workbench,…      only these: query workbench public entry query-again workbench-again switch,
//                                  and the sections sizes scale
//   --profiles slow,line,desktop   on a line of 150 ms, 1.6 Mbps down, 750 kbps up, slow: with the processor four times slower,
//                                  line: with the processor as it is; desktop: everything as it is; unless said, the first two
//   --before DIR                   an older build of the portal, measured in turns with this one, in a column of its own
//   --waterfall query              instead of all this: file by file what arrives until the content of a page is there, of the
//                                  middle one of the runs; also a list by its address: --waterfall /credit/core/issue/issue
//   --json FILE                    all that was measured
//
// Behind the production web server and its configuration, a browser process with an empty profile for every cold visit; for a repeat
// visit (…-again) a profile that two visits have filled, in a new process; a real pointer for switches, 1.5 s after the
// page came to rest. The content is there when the frame that shows it has been painted.
//
// Times differ from machine to machine and have no budget. Their ratios within a run have: to the least page that React
// and the router can make of a list (minimal/main.tsx), built and served alike and measured in the same turns. Of every
// page it says what it waited for most (bottleneck.ts): the line, the processor, or ways there and back.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../../scripts/production.ts'
import { BUDGETS } from '../../scripts/sizes/budgets.ts'
import { readDist } from '../../scripts/sizes/dist.ts'
import { stop } from '../../scripts/stop.ts'
import { ensureNginx } from '../deploy/ensureNginx.ts'
import { bottleneckAmong } from './bottleneck.ts'
import { withBrowser } from './chrome.ts'
import { CONDITIONS } from './conditions.ts'
import { figureOf, type Sample } from './figures.ts'
import { withMinimalBuild } from './minimal/build.ts'
import { type PageName, readOptions } from './options.ts'
import { BEFORE, entryRows, figureRows, LEAST, PORTAL, ratioRows } from './pageRows.ts'
import { minimalPages, portalPages, yardstickOf } from './pages.ts'
import { busyVisits } from './quietMachine.ts'
import { conclude, padded, printSection, type Row, shown, wordsOf } from './report.ts'
import { type Turn, takeTurns, takeWaterfall } from './runs.ts'
import { scaleRows } from './scale.ts'
import { openSite, type Site } from './site.ts'

const TITLES: Readonly<Record<PageName, string>> = {
  query: '查询页（凭证开立申请），冷',
  workbench: '工作台，冷',
  public: '公开页（企业注册），冷',
  entry: '带令牌进门到工作台，冷',
  'query-again': '查询页，看过两次再打开',
  'workbench-again': '工作台，看过两次再打开',
  switch: '切换页面，用真的鼠标',
}
const optionsOrStop = () => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    return stop(wordsOf(error))
  }
}

const { runs, pages, sections, profiles, before, waterfall, json } = optionsOrStop()
if (before && !existsSync(join(before, 'index.html'))) stop(`${before} 不是一份构建：没有 index.html`)
ensureNginx()
await ensureBuild(true)
const portal = await openSite('dist', portalPages)
const sites = new Map([[PORTAL, portal]])
if (before) sites.set(BEFORE, await openSite(before, portalPages))

const over: Row[] = []
const section = (title: string, rows: readonly Row[]) => over.push(...printSection(title, rows))
const drawWaterfalls = async (page: NonNullable<typeof waterfall>) => {
  for (const profile of profiles)
    for (const [name, site] of sites) {
      console.log(`\n${name} ${page}，${CONDITIONS[profile].words}，${runs} 次里居中的一次`)
      for (const line of await takeWaterfall(site, page, profile, runs)) console.log(line)
    }
}

/** One page at one speed, for the table at the end. */
const summaryOf = (page: PageName, own: readonly Sample[], least: readonly Sample[]): string => {
  const figure = page === 'switch' ? 'later' : 'ready'
  const [time, measure] = [own, least].map((samples) => figureOf(samples, figure).median) as [number, number]
  const limit = bottleneckAmong(own)
  return `${shown(time)} ms，${shown(time / measure)}×${limit ? `，限度是${limit}` : ''}`
}

const measurePages = async (minimal: Site) => {
  const all: Record<string, Record<string, readonly Sample[]>> = {}
  const summary = new Map(pages.map((page): [PageName, string[]] => [page, []]))
  for (const profile of profiles) {
    const turns = [
      ...pages.flatMap((page) => [...sites].map(([name, site]): Turn => ({ name, site, page }))),
      ...[...new Set(pages.map(yardstickOf))].map((page): Turn => ({ name: LEAST, site: minimal, page })),
    ]
    const samples = await takeTurns(turns, profile, runs)
    const of = (name: string, page: PageName): readonly Sample[] =>
      samples[turns.findIndex((turn) => turn.name === name && turn.page === page)] ?? []
    for (const page of pages) {
      const least = of(LEAST, yardstickOf(page))
      const measured = new Map([...sites.keys()].map((name) => [name, of(name, page)]))
      const own = of(PORTAL, page)
      section(`${TITLES[page]}，${CONDITIONS[profile].words}`, [
        ...figureRows(page, measured),
        ...ratioRows(page, profile, own, least),
        ...entryRows(page === 'entry' ? own : [], of(PORTAL, 'workbench')),
      ])
      summary.get(page)!.push(summaryOf(page, own, least))
      all[`${profile} ${page}`] = { ...Object.fromEntries(measured), [LEAST]: least }
    }
  }
  if (pages.length > 0)
    console.log(`\n时间，是${LEAST}的几倍，限度；${profiles.map((one) => CONDITIONS[one].words).join(' │ ')}`)
  for (const [page, parts] of summary)
    console.log(`  ${padded(TITLES[page], 30)}${parts.map((part) => padded(part, 34)).join('│ ')}`.trimEnd())
  return all
}

const measure = async () => {
  console.log(`每页 ${runs} 次，轮流：中位数 [最小–最大]；没有预算的写 —`)
  const all = await withMinimalBuild(async (dist) => {
    const minimal = await openSite(dist, minimalPages)
    try {
      return await measurePages(minimal)
    } finally {
      await minimal.close()
    }
  })
  if (sections.includes('sizes')) {
    const { kib, entry } = readDist()
    section('体积', [
      { what: '入口的脚本（gzip）', value: kib(entry.js), unit: 'KiB', budget: BUDGETS.entryJs },
    ])
  }
  if (sections.includes('scale'))
    section(
      '量大的时候',
      await withBrowser(portal.pin, (browser) => scaleRows({ browser, origin: portal.origin })),
    )
  if (json !== undefined) writeFileSync(json, JSON.stringify(all, null, 1))
  if (busyVisits() > 0) console.log(`\n有 ${busyVisits()} 次没等到机器闲下来：时间偏大，只看比值`)
  process.exitCode = conclude(over)
}

try {
  await (waterfall === undefined ? measure() : drawWaterfalls(waterfall))
} finally {
  for (const site of sites.values()) await site.close()
}
