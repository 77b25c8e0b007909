// What npm run demo makes: the production build as it is, the backend as a service worker, and the script that lets every
// page wait for it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { build as bundle, type Plugin } from 'vite'
import { readContract } from '../../mocks/hosts/contract.ts'
import { recorderModule } from '../../mocks/hosts/recorder.ts'
import { pack } from '../../mocks/kernel/contract/unchecked.ts'
import { RECORDER_MODULES } from '../../mocks/kernel/control/recordPage.ts'
import { ensureBuild } from '../production.ts'
import { stop } from '../stop.ts'
import { targets } from '../vite/floor.ts'

export const DEMO = 'dist-demo'
const ENTRY = /<script type="module" crossorigin src="([^"]+)"([^>]*)><\/script>/

const common = { configFile: false, logLevel: 'warn', publicDir: false } as const

/** The page side: its address is named by its content, because pages of the worker name it too. */
async function buildPages(): Promise<string> {
  const result = await bundle({
    ...common,
    root: 'mocks/demo',
    build: {
      target: [...targets],
      outDir: join('../..', DEMO),
      emptyOutDir: false,
      assetsDir: 'demo',
      modulePreload: { polyfill: false },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const entry = outputs.find((one) => one.type === 'chunk' && one.isEntry)
  if (!entry) throw new Error('没有打出演示的页面脚本')
  return entry.fileName
}

/**
 * Begins the demo in a page that a static host sends: it lies above the first part of the address that the worker answers,
 * else in the folder of the page. What keeps the script from coming is told at once.
 */
const loader = (boot: string): string => `<script type="module">
      const base = location.pathname.replace(/\\/(?:(?:cv3|login|__mock)(?:\\/.*)?|[^/]*)$/, '/')
      import(base + '${boot}').catch(() => {
        document.querySelector('[role="status"]').textContent =
          '演示没有准备好：没有取到 ' + base + '${boot}。请把 dist-demo 里的文件原样放在一个文件夹里，从那个文件夹的地址打开。'
      })
    </script>`

/** What a static host answers under an address of the worker's before there is one. */
const waitingPage = (start: string): string => start.replace('<div id="welcome">', '<div id="waiting">')

/** msw keeps cookies in localStorage, which no worker has. On Node it does without, and so it does here: the worker has its own. */
const STUBS: Readonly<Record<string, string>> = {
  'is-node-process': 'export const isNodeProcess = () => true',
  'tough-cookie': 'export const [Cookie, CookieJar, MemoryCookieStore] = []',
}

/** Faker falls back on English, which weighs more than the rest of it together and is never asked for. */
const ENGLISH = /@faker-js[\\/]faker[\\/]dist[\\/]en-[\w-]+\.js$/

/** Build-time values of the worker, and modules it does without. */
const virtual = (boot: string): Plugin => {
  const operations = readContract().operations.map(pack)
  const build = Date.now().toString(36)
  const recorder = Object.fromEntries(RECORDER_MODULES.map((name) => [name, recorderModule(name)]))
  const values = Object.entries({ operations, recorder, build, boot })
  const modules: Readonly<Record<string, string>> = {
    ...STUBS,
    'virtual:demo': values
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n'),
  }
  return {
    name: 'demo',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      if (ENGLISH.test(id)) return 'export const t = {}'
      return id.startsWith('\0') ? modules[id.slice(1)] : undefined
    },
  }
}

/** One classic script: not every browser takes modules for a service worker. */
const buildWorker = (boot: string) =>
  bundle({
    ...common,
    plugins: [virtual(boot)],
    build: {
      target: [...targets],
      outDir: DEMO,
      emptyOutDir: false,
      lib: { entry: 'mocks/hosts/browser.ts', formats: ['iife'], name: 'demo', fileName: () => 'worker.js' },
    },
  })

/** The portal's page with the demo's script instead of its own; the portal's code is loaded by it afterwards. */
function portalPage(boot: string): string {
  const html = readFileSync('dist/index.html', 'utf8')
  const [script, entry] = ENTRY.exec(html) ?? []
  if (!script || !entry) throw new Error('dist/index.html 里没有入口的脚本')
  return html.replace(
    script,
    `<script type="module" src="/${boot}" data-entry="${entry}"></script>\n    <link rel="modulepreload" crossorigin href="${entry}">`,
  )
}

/** The living documentation, and the worlds that its scenarios left: from a sentence to the page. */
function copyDocs(): void {
  const docs = join(DEMO, 'docs')
  mkdirSync(docs)
  for (const name of readdirSync('reports'))
    if (/\.html$|^shots$/.test(name)) cpSync(join('reports', name), join(docs, name), { recursive: true })
  if (existsSync('reports/worlds')) cpSync('reports/worlds', join(DEMO, 'worlds'), { recursive: true })
}

/** Builds dist-demo, dist first where it is missing or older than its sources; returns the address of the page script. */
export async function buildDemo(): Promise<string> {
  await ensureBuild()
  rmSync(DEMO, { recursive: true, force: true })
  mkdirSync(DEMO)
  // pages drawn beforehand begin without the backend; here every page waits for it
  cpSync('dist', join(DEMO, 'cv3'), { recursive: true, filter: (path) => path !== join('dist', 'register') })
  const boot = await buildPages()
  await buildWorker(boot)
  writeFileSync(join(DEMO, 'cv3/portal.html'), portalPage(boot))
  const built = readFileSync(join(DEMO, 'index.html'), 'utf8')
  const [script = ''] = /<script type="module"[^>]*><\/script>/.exec(built) ?? stop('演示的首页里没有脚本')
  const start = built.replace(script, () => loader(boot))
  writeFileSync(join(DEMO, 'index.html'), start)
  for (const name of ['404.html', 'cv3/index.html']) writeFileSync(join(DEMO, name), waitingPage(start))
  // some hosts leave out what begins with an underscore
  writeFileSync(join(DEMO, '.nojekyll'), '')
  if (existsSync('reports/index.html')) copyDocs()
  return boot
}

/** The folder as one file beside it; returns its name. */
export function zipDemo(): string {
  const files = readdirSync(DEMO, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const content = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [relative(DEMO, path).replaceAll('\\', '/'), readFileSync(path)] as const
  })
  const file = `${DEMO}.zip`
  writeFileSync(file, zipSync(Object.fromEntries(content)))
  return file
}

/** How large what the demo adds is, a line each. */
export const sizesOf = (boot: string): string[] =>
  [
    ['后端', 'worker.js'],
    ['页面上的', boot],
  ].map(([what = '', file = '']) => {
    const bytes = readFileSync(join(DEMO, file))
    const kib = (size: number) => (size / 1024).toFixed(0)
    return `${what} ${file}：${kib(bytes.length)} KiB，gzip ${kib(gzipSync(bytes).length)} KiB`
  })
