// npm run bench [-- options]: how fast the production build is, beside budgets; ends with 1 when one is exceeded.
//
//   --runs N                       visits of every page and application (5); medians, with the smallest and the largest
//   --pages query,workbench,…      only these: query workbench public entry query-again workbench-again switch,
//                                  and the sections sizes tools mock scale demo
//   --profiles slow,desktop        slow: CPU 1/4, 150 ms, 1.6 Mbps down, 750 kbps up; desktop: as it is
//   --before DIR                   an older build of the portal, on the same mock, in a column of its own
//   --peer NAME=DIR[@/base/]       another application's build, measured in turns with the portal; several
//   --peer-pages FILE              which pages the peers have (JSON, see bench/peers.example.json): name → what they keep
//                                  once signed in, and per page the address below the base, what stands for its content
//                                  (CSS, or CSS>>text=words; visible, all of them) and a persona when it is signed in
//   --json FILE                    all that was measured
//
// Measured the same way for all: HTTP/2 over TLS from this process, brotli, a browser process with an empty profile for
// every cold visit; for a repeat visit (…-again) a profile that two visits have filled, in a new process; a real pointer
// for switches, 1.5 s after the page came to rest. The content is there when the frame that shows it has been painted.
// Times differ from machine to machine: they have no budget, their ratio to a peer's in the same run has one
// (bench/budgets.ts, by the peer's name).
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../../scripts/production.ts'
import { readDist } from '../../scripts/sizes/dist.ts'
import { stop } from '../../scripts/stop.ts'
import { type Certificate, makeCertificate } from '../deploy/certificate.ts'
import { ENTRY_KIB } from './budgets.ts'
import { withBrowser } from './chrome.ts'
import { demoRows } from './demo.ts'
import { mockRows } from './mockTimes.ts'
import { type BenchOptions, type PageName, readOptions } from './options.ts'
import { BEFORE, entryRows, figureRows, PORTAL, ratioRows, type Samples, styleRows } from './pageRows.ts'
import { portalPages, readPeerPages } from './pages.ts'
import { openPeer } from './peerSite.ts'
import { openPortal } from './portalSite.ts'
import { busyVisits } from './quietMachine.ts'
import { conclude, printSection, type Row, wordsOf } from './report.ts'
import { takeTurns } from './runs.ts'
import { scaleRows } from './scale.ts'
import type { App } from './site.ts'
import { hasStyles, styleUse } from './styleUse.ts'
import { toolRows } from './toolTimes.ts'

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

const buildIn = (dir: string): string =>
  existsSync(join(dir, 'index.html')) ? dir : stop(`${dir} 不是一份构建：没有 index.html`)

const openApps = async ({ before, peers, peerPages }: BenchOptions, dir: string) => {
  const certificate = makeCertificate(dir)
  const described = peerPages === undefined ? {} : readPeerPages(peerPages)
  const apps: App[] = [{ name: PORTAL, site: await openPortal('dist', certificate), pages: portalPages }]
  if (before !== undefined)
    apps.push({ name: BEFORE, site: await openPortal(buildIn(before), certificate), pages: portalPages })
  for (const peer of peers) {
    buildIn(peer.dir)
    const { storage = {}, pages } =
      described[peer.name] ??
      stop(`${peerPages} 里没有 ${peer.name}，只有：${Object.keys(described).join('、')}`)
    apps.push({ name: peer.name, site: await openPeer(peer, storage, certificate), pages })
  }
  return { apps, certificate }
}

const sizeRows = (): Row[] => {
  const dist = readDist()
  return [{ what: '入口的脚本（gzip）', value: dist.kib(dist.entry.js), unit: 'KiB', budget: ENTRY_KIB }]
}

/** All sections, one after the other; what is over its budget, and all that was measured. */
const measure = async (
  options: BenchOptions,
  { apps, certificate }: { apps: readonly App[]; certificate: Certificate },
  mock: readonly Row[],
) => {
  const { pages, sections, profiles, runs } = options
  const { pin } = certificate
  const over: Row[] = []
  const measured: Record<string, unknown> = {}
  const section = (title: string, rows: readonly Row[]) => over.push(...printSection(title, rows))

  const all = new Map<string, Samples>()
  for (const profile of profiles)
    for (const page of pages) {
      const samples = await takeTurns(apps, page, profile, runs, pin)
      all.set(`${profile} ${page}`, samples)
      measured[`${profile} ${page}`] = Object.fromEntries(samples)
      const plain = page === 'entry' ? all.get(`${profile} workbench`)?.get(PORTAL) : undefined
      section(`${TITLES[page]}，${SPEEDS[profile]}`, [
        ...figureRows(page, samples),
        ...entryRows(samples.get(PORTAL) ?? [], plain ?? []),
        ...ratioRows(page, profile, samples),
      ])
    }
  const [portal] = apps
  for (const page of pages.filter(hasStyles))
    section(`${TITLES[page]}的样式`, styleRows(await styleUse(portal!, page, pin)))
  if (sections.includes('sizes')) section('体积', sizeRows())
  if (sections.includes('scale')) {
    const { origin } = portal!.site
    section('量大的时候', await withBrowser(pin, (browser) => scaleRows({ browser, origin })))
  }
  if (sections.includes('demo')) section('演示，慢速的线路，处理器 1/4', await demoRows(certificate, runs))
  if (sections.includes('tools')) section('工具', await toolRows())
  section('模拟后端', mock)
  return { over, measured }
}

const optionsOrStop = (): BenchOptions => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    return stop(wordsOf(error))
  }
}

const options = optionsOrStop()
await ensureBuild()
// first: its start is only a start as long as nothing has been read
const mock = options.sections.includes('mock') ? mockRows() : []
const dir = mkdtempSync(join(tmpdir(), 'scf-bench-'))
const opened = await openApps(options, dir)
console.log(`每页 ${options.runs} 次，各应用轮流：中位数 [最小–最大]；没有预算的写 —`)
if (options.peers.length === 0) console.log('没有给同类（--peer）：只看与机器无关的项')
try {
  const { over, measured } = await measure(options, opened, mock)
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(measured, null, 1))
  if (busyVisits() > 0) console.log(`\n有 ${busyVisits()} 次没等到机器闲下来：时间偏大，只看比值`)
  process.exitCode = conclude(over)
} finally {
  for (const { site } of opened.apps) site.close()
  rmSync(dir, { recursive: true, force: true })
}
