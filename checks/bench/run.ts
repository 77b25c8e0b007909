// npm run bench [-- options]: how fast the production build is, beside budgets; ends with 1 when one is exceeded.
//
//   --runs N                       visits of every page and build (5); medians, with the smallest and the largest
//   --pages query,workbench,…      only these: query workbench public entry query-again workbench-again switch,
//                                  and the sections sizes scale
//   --profiles slow,desktop        slow: CPU 1/4, 150 ms, 1.6 Mbps down, 750 kbps up; desktop: as it is
//   --before DIR                   an older build of the portal, measured in turns with this one, in a column of its own
//   --waterfall query              instead of all this: file by file what arrives until the content of a page is there, of the
//                                  middle one of the runs; also a list by its address: --waterfall /credit/core/issue/issue
//   --json FILE                    all that was measured
//
// Behind the production web server and its configuration, a browser process with an empty profile for every cold visit; for a repeat
// visit (…-again) a profile that two visits have filled, in a new process; a real pointer for switches, 1.5 s after the
// page came to rest. The content is there when the frame that shows it has been painted. Times differ from machine to
// machine and have no budget: only their ratio to an earlier build in the same run tells something.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../../scripts/production.ts'
import { BUDGETS } from '../../scripts/sizes/budgets.ts'
import { readDist } from '../../scripts/sizes/dist.ts'
import { stop } from '../../scripts/stop.ts'
import { ensureNginx } from '../deploy/ensureNginx.ts'
import { withBrowser } from './chrome.ts'
import { type PageName, readOptions } from './options.ts'
import { BEFORE, entryRows, figureRows, PORTAL, type Samples } from './pageRows.ts'
import { openPortal } from './portalSite.ts'
import { busyVisits } from './quietMachine.ts'
import { conclude, printSection, type Row, wordsOf } from './report.ts'
import { takeTurns, takeWaterfall } from './runs.ts'
import { scaleRows } from './scale.ts'

const TITLES: Readonly<Record<PageName, string>> = {
  query: '查询页（凭证开立申请），冷',
  workbench: '工作台，冷',
  public: '公开页（企业注册），冷',
  entry: '带令牌进门到工作台，冷',
  'query-again': '查询页，看过两次再打开',
  'workbench-again': '工作台，看过两次再打开',
  switch: '切换页面，用真的鼠标',
}
const SPEEDS = { slow: '慢速（处理器 1/4，150 ms，1.6 Mbps）', desktop: '不限速' } as const

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
const portal = await openPortal('dist')
const sites = new Map([[PORTAL, portal]])
if (before) sites.set(BEFORE, await openPortal(before))

const over: Row[] = []
const section = (title: string, rows: readonly Row[]) => over.push(...printSection(title, rows))
const drawWaterfalls = async (page: NonNullable<typeof waterfall>) => {
  for (const profile of profiles)
    for (const [name, site] of sites) {
      console.log(`\n${name} ${page}，${SPEEDS[profile]}，${runs} 次里居中的一次`)
      for (const line of await takeWaterfall(site, page, profile, runs)) console.log(line)
    }
}

const measure = async () => {
  console.log(`每页 ${runs} 次，各份构建轮流：中位数 [最小–最大]；没有预算的写 —`)
  const all = new Map<string, Samples>()
  for (const profile of profiles)
    for (const page of pages) {
      const samples = await takeTurns(sites, page, profile, runs)
      all.set(`${profile} ${page}`, samples)
      const direct = page === 'entry' ? all.get(`${profile} workbench`)?.get(PORTAL) : undefined
      section(`${TITLES[page]}，${SPEEDS[profile]}`, [
        ...figureRows(page, samples),
        ...entryRows(samples.get(PORTAL) ?? [], direct ?? []),
      ])
    }
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
  if (json !== undefined) {
    const measured = [...all].map(([name, samples]) => [name, Object.fromEntries(samples)] as const)
    writeFileSync(json, JSON.stringify(Object.fromEntries(measured), null, 1))
  }
  if (busyVisits() > 0) console.log(`\n有 ${busyVisits()} 次没等到机器闲下来：时间偏大，只看比值`)
  process.exitCode = conclude(over)
}

try {
  await (waterfall === undefined ? measure() : drawWaterfalls(waterfall))
} finally {
  for (const site of sites.values()) await site.close()
}
