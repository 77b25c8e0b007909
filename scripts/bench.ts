// npm run bench: times and ratios within one run. Nothing is asserted: times differ from machine to machine, and the
// budgets of size are tests (tests/build/sizes.test.ts). The yardstick is a minimal React page built in the same run.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { mockTimes } from './bench/mockTimes.ts'
import { medians, openBench, type Visit } from './bench/pageTimes.ts'
import { serveBuilds } from './bench/serve.ts'
import { ensureBrowser } from './browser.ts'

const RUNS = Number(process.env['RUNS'] ?? 3)
const LIST = '/cv3/credit/core/issue/issue'

const line = (what: string, value: string, budget = '') =>
  console.log(`  ${what.padEnd(28, '　')}${value.padStart(10)}  ${budget}`)
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
const heading = (text: string) => console.log(`\n${text}`)

const timed = async (work: () => unknown): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const buildBoth = async (dir: string) => {
  heading('构建')
  const portal = join(dir, 'portal')
  const took = await timed(() =>
    build({ configFile: 'vite.config.ts', logLevel: 'error', build: { outDir: portal, emptyOutDir: true } }),
  )
  line('npm run build', seconds(took), '≤ 30 s')
  const floor = join(dir, 'floor')
  await build({
    configFile: false,
    root: 'scripts/bench/floor',
    base: '/floor/',
    logLevel: 'error',
    build: { outDir: floor, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const api = await timed(() =>
    execFileSync(process.execPath, ['scripts/api.ts', '--check'], { stdio: 'ignore' }),
  ).catch(() => undefined)
  line('npm run api（重新生成并比较）', api === undefined ? '失败' : seconds(api), '≤ 15 s')
  return { '/cv3/': portal, '/floor/': floor }
}

const rows: readonly (readonly [keyof Visit, string, number])[] = [
  ['fcp', '首次绘制 ms', 0],
  ['ready', '有用的内容 ms', 0],
  ['longTasks', '长任务合计 ms', 0],
  ['heap', '堆 MiB', 1],
  ['cls', '布局移动（≤ 0.02）', 3],
  ['requests', '请求数', 0],
  ['transferred', '传输 KiB（br）', 0],
]

const compare = (title: string, portal: Visit, floor: Visit) => {
  heading(`${title}：凭证开立申请 | 最小页面 | 倍数`)
  for (const [name, label, digits] of rows) {
    const [a, b] = [portal[name], floor[name]]
    const ratio = b > 0 ? `${(a / b).toFixed(2)}×` : '—'
    line(label, a.toFixed(digits), `${b.toFixed(digits).padStart(8)}  ${ratio.padStart(7)}`)
  }
}

const pages = async (dirs: Record<string, string>) => {
  const server = await serveBuilds(dirs)
  const bench = await openBench(ensureBrowser())
  const list = {
    url: `${server.origin}${LIST}`,
    ready: 'table tbody tr td button',
    signIn: `${server.origin}/cv3/?authToken=core-operator&wsToken=bench`,
  }
  const floor = { url: `${server.origin}/floor/`, ready: 'table tbody tr td' }
  try {
    const visits = { list: [] as { cold: Visit; warm: Visit }[], floor: [] as { cold: Visit; warm: Visit }[] }
    for (let run = 0; run < RUNS; run++) {
      visits.floor.push(await bench.visit(floor))
      visits.list.push(await bench.visit(list))
    }
    for (const kind of ['cold', 'warm'] as const)
      compare(
        `${kind === 'cold' ? '冷' : '热'}缓存，慢速（处理器 1/4，150 ms，1.6 Mbps），${RUNS} 次的中位数`,
        medians(visits.list.map((visit) => visit[kind])),
        medians(visits.floor.map((visit) => visit[kind])),
      )
    const title = '凭证信息查询'
    const change = await bench.routeSwitch(list, [title, title], ['凭证开立申请', '凭证开立申请'])
    heading('切换页面')
    line('点击菜单 → 内容（慢速）', ms(change))
  } finally {
    await bench.close()
    server.close()
  }
}

const features = () => {
  heading('功能场景（上一次 npm run spec）')
  if (!existsSync('reports/messages.ndjson')) return line('没有报告', '—')
  const messages = readFileSync('reports/messages.ndjson', 'utf8')
  const times = [
    ...messages.matchAll(
      /^\{"testRun(?:Started|Finished)".*?"timestamp":\{"seconds":(\d+),"nanos":(\d+)\}/gm,
    ),
  ]
  const [from = 0, to = 0] = times.map(([, s, n]) => Number(s) * 1000 + Number(n) / 1e6)
  const count = messages.match(/^\{"testCaseFinished"/gm)?.length ?? 0
  line(`${count} 个场景，每个`, count > 0 && to > from ? seconds((to - from) / count) : '—', '≤ 1.0 s')
}

const mock = async () => {
  heading('模拟后端')
  const times = await mockTimes()
  line('启动（读契约与处理器）', ms(times.boot))
  line('建一个世界', ms(times.world), '≤ 20 ms')
  line('十万行里查一页', ms(times.list), '≤ 50 ms')
  line('十万行：筛选、区间、排序', ms(times.filtered))
}

const dir = mkdtempSync(join(tmpdir(), 'scf-bench-'))
try {
  await pages(await buildBoth(dir))
  features()
  await mock()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
