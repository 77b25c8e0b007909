// A page's files are known only after the gate has loaded and run. This plugin writes a table path → files into one
// tiny external script (the policy of the portal forbids inline ones) that starts fetching them with the first bytes of
// the document. Style sheets are only fetched: the order in which they apply stays that of Vite. It is also the first
// code that every browser runs, modules or not: it shows a message when the modules do not load, and sends a browser below the
// floor to the page that says which browsers work, except IE9, whose dialog public/legacy.js draws.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { MISSING } from '../../src/app/explainMissing.ts'
import { isTooOld } from '../../src/app/tooOld.ts'
import type { FirstRead } from '../../src/routes/reads/define.ts'
import { pageFile } from './pageFile.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Path of the route → the import of its page's code. */
type Loaders = ReadonlyMap<string, () => Promise<unknown>>

/** The sources of the table. */
interface Sources {
  readonly loaders: Loaders
  readonly routeReads: typeof import('../../src/routes/reads/all.ts').routeReads
  readonly readPaths: typeof import('../../src/api/generated/reads.ts').readPaths
}

/** The usual target of the root path (src/app/start.tsx guesses the same). */
const LANDING = '/workbench'

const closure = (bundle: Bundle, from: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const name of from.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') closure(bundle, next, seen)
  }
  return seen
}

const cssOf = (chunks: Iterable<Chunk>): Set<string> =>
  new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))

interface RouteFiles {
  /** Its own first, then styles */
  readonly files: readonly string[]
  /** In the format of src/app/session/firstRead.ts */
  readonly reads: readonly string[]
  readonly dicts: readonly string[]
}

const API = '/api/web/corp/v1/'

/** A read as written in the table: its path, ! for the first page of a list, and the rest of its request. */
const written = (paths: Sources['readPaths'], { name, isPage, request }: FirstRead): string =>
  `${paths[name]}${isPage ? '!' : ''}${request ? JSON.stringify(request) : ''}`.replace(API, '')

/** The files of the gate and of the shell, and the further ones of each route with a page. */
const filesOf = (bundle: Bundle, { loaders, routeReads, readPaths }: Sources) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byModule = new Map(chunks.map((chunk) => [chunk.facadeModuleId?.split('/src/').at(-1), chunk]))
  const reached = (from: Chunk | undefined) => (from ? closure(bundle, from) : new Set<Chunk>())
  const gate = reached(chunks.find((chunk) => chunk.isEntry))
  const drawing = reached(byModule.get('app/start.tsx'))
  const known = new Set([...gate, ...drawing])
  const knownCss = cssOf(known)
  const routes = new Map(
    [...loaders].flatMap(([path, load]): [string, RouteFiles][] => {
      const module = pageFile(load)
      const chunk = module && byModule.get(module)
      if (!chunk) return []
      const own = [...closure(bundle, chunk)].filter((one) => !known.has(one))
      const css = [...cssOf(own)].filter((name) => !knownCss.has(name))
      const { reads = [], dicts = [] } = routeReads.get(path) ?? {}
      const files = [...own.map((one) => one.fileName), ...css]
      return [[path, { files, dicts, reads: reads.map((read) => written(readPaths, read)) }]]
    }),
  )
  const namesOf = (list: Iterable<Chunk>) => [...list].map((chunk) => chunk.fileName)
  const drawn = [...drawing].filter((one) => !gate.has(one))
  const shell = namesOf(drawn)
  return { react: shell.filter(isReact), shell: shell.filter((name) => !isReact(name)), routes }
}

const isReact = (file: string): boolean => file.startsWith('assets/react-')

const short = (file: string): string => file.replace(/^assets\//, '')

// Kept small by hand: t holds one line a route (path, own file, set, first reads, dictionaries), s the sets, n the files
// that sets are made of, d the dictionaries. React is preloaded in the page itself, next to the gate; the rest of the shell (f) and
// the files of the route are requested as soon as this runs: their first byte is a round trip away, and by then the gate is loaded.
const scriptOf = (base: string, { shell, routes }: ReturnType<typeof filesOf>): string => {
  const names: string[] = []
  const sets: string[] = []
  const numberIn = (list: string[], item: string): number => {
    if (!list.includes(item)) list.push(item)
    return list.indexOf(item)
  }
  const types: string[] = []
  const rows = [...routes].map(([path, { files, reads, dicts }]) => {
    const [own = '', ...rest] = files
    const set = rest.toSorted().map((name) => numberIn(names, short(name)))
    const named = dicts.map((type) => numberIn(types, type)).join()
    return `${path} ${short(own).replace(/\.js$/, '')} ${numberIn(sets, set.join(' '))} ${reads.join(';')} ${named}`
  })
  return `(function () {
if ((${String(isTooOld)})()) return document.documentMode < 10 || location.replace(${JSON.stringify(`${base}browsers.html`)})
var n = ${JSON.stringify(names)}, s = ${JSON.stringify(sets)}, t = ${JSON.stringify(`\n${rows.join('\n')}\n`)}
var d = ${JSON.stringify(types)}, f = ${JSON.stringify(shell.map(short))}, a = ${JSON.stringify(`${base}assets/`)}
var p = location.pathname.slice(${base.length - 1}).replace(/[/]+$/, '') || ${JSON.stringify(LANDING)}
function find(p) { var i = t.indexOf('\\n' + p + ' '); return i < 0 ? 0 : t.slice(i + 1, t.indexOf('\\n', i + 1)).split(' ') }
addEventListener('error', function (event) {
  var note = document.querySelector('.shell-loading'), link = document.createElement('a')
  if (!note || event.target.tagName !== 'SCRIPT' || event.target.type !== 'module') return
  note.textContent = ${JSON.stringify(`${MISSING.title}：${MISSING.reason}`)}
  link.href = ''; link.className = 'shell-button'; link.textContent = ${JSON.stringify(MISSING.action)}
  note.parentNode.appendChild(link)
}, true)
var had = {}
function load(name) {
  if (had[name]) return
  had[name] = 1
  var l = document.createElement('link'), css = /css$/.test(name)
  l.rel = css ? 'preload' : 'modulepreload'; if (css) l.as = 'style'
  l.fetchPriority = 'low'; l.crossOrigin = ''; l.href = a + name; document.head.appendChild(l)
}
function fetchAll(r) { load(r[1] + '.js'); if (s[r[2]]) s[r[2]].split(' ').forEach(function (i) { load(n[i]) }) }
function tell(r) {
  var o = document.documentElement.dataset
  if (r[3]) o.reads = r[3].split(';').map(function (x) { return x[0] === '/' ? x : ${JSON.stringify(API)} + x }).join(';')
  if (r[4]) o.dicts = r[4].split(',').map(function (i) { return d[i] }).join(' ')
}
addEventListener('scf:route', function (event) { var r = find(event.detail); if (r) fetchAll(r) })
addEventListener('scf:ahead', function (event) { var r = find(event.detail); if (r) tell(r) })
f.forEach(load)
var r = find(p) || find(p.replace(/[^/]*$/, ':type'))
if (!r) return
fetchAll(r)
tell(r)
})()
`
}

export const routePreload = (): Plugin => {
  let base = '/'
  let root = ''
  let fileName = ''
  let source = ''
  return {
    name: 'route-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }): Promise<HtmlTagDescriptor[]> {
        if (!bundle) return []
        const tables = ['routes/pages/loaders.ts', 'routes/reads/all.ts', 'api/generated/reads.ts'].map(
          (name) => import(pathToFileURL(resolve(root, 'src', name)).href) as Promise<Partial<Sources>>,
        )
        const files = filesOf(bundle, Object.assign({}, ...(await Promise.all(tables))) as Sources)
        source = scriptOf(base, files)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        fileName = `assets/route-preload-${hash}.js`
        return [
          {
            tag: 'script',
            attrs: { defer: true, src: `${base}${fileName}`, referrerpolicy: 'no-referrer' },
            injectTo: 'head-prepend',
          },
          // the largest of all, and the slowest to compile: it shares the line with the gate alone
          ...files.react.map(
            (name): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'modulepreload',
                crossorigin: true,
                fetchpriority: 'low',
                href: `${base}${name}`,
              },
              injectTo: 'head',
            }),
          ),
        ]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (fileName) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
