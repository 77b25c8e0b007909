// The files of the build. What the entry needs is one file each for React, the other libraries and our own core;
// main.tsx alone stays outside, so that no page ever imports the entry. What pages share lies in tiers, light below
// heavy, so that a page is a handful of requests, a page without a form does not pay for forms, and a release leaves the
// libraries in the caches. A tier contains its dependencies unless a tier with a higher priority has them.
import type { Rolldown } from 'vite'

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

const inPackages = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)
const inSource = (folders: string): RegExp => new RegExp(`[\\\\/]src[\\\\/](${folders})[\\\\/]`)
const inArco = (components: string): RegExp =>
  new RegExp(`@arco-design[\\\\/]web-react[\\\\/]es[\\\\/](${components})[\\\\/]`)

const FORM = inArco('Form|Grid|Input|InputTag|InputNumber|Select|Checkbox|Radio|Trigger|Tooltip|Popover|Tag')

// parts that weigh too much for the rest of their family; the small ones are fewer requests together
const LARGE = /^(finance|finance-data|issue|trade|cash|home|index)$/

/** The family of a page, and the part of it that a file belongs to: what all parts share lies above them. */
const areaOf = (id: string): string => {
  const [family = 'pages', ...folders] = id
    .split(/[\\/]pages[\\/]/)
    .at(-1)!
    .split(/[\\/]/)
    .slice(0, -1)
  const area = folders.find((folder) => folder !== 'core' && folder !== 'chain')
  return area && LARGE.test(area) ? `${family}-${area.replace('index', 'home')}` : family
}

/**
 * Whether a module comes with several pages. What only one page brings, or what arrives when somebody asks for it (an
 * import() of its own, such as the reader), is no other page's weight.
 */
const comesWithPages = () => {
  const known = new Map<string, ReadonlySet<string>>()
  const pagesOf = (id: string, info: (id: string) => Rolldown.ModuleInfo | null): ReadonlySet<string> => {
    const answer = known.get(id)
    if (answer) return answer
    if (id.endsWith('Page.tsx')) return new Set([id])
    known.set(id, new Set()) // a circle adds nothing of its own
    const found = new Set(info(id)?.importers.flatMap((next) => [...pagesOf(next, info)]))
    known.set(id, found)
    return found
  }
  return (id: string, info: (id: string) => Rolldown.ModuleInfo | null) => pagesOf(id, info).size > 1
}

/** Whether a module needs Arco's form controls, by whatever way. Generated anew for every build. */
const needsForms = () => {
  const known = new Map<string, boolean>()
  const ask = (id: string, info: (id: string) => Rolldown.ModuleInfo | null): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false) // a circle adds nothing of its own
    const found = FORM.test(id) || (info(id)?.importedIds.some((next) => ask(next, info)) ?? false)
    known.set(id, found)
    return found
  }
  return ask
}

export const codeSplitting = (): Splitting => {
  const isForm = needsForms()
  const isShared = comesWithPages()
  /** What two pages share, in two files: without and with forms. */
  const tier = (of: string, test: RegExp, priority: number) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const info = (next: string) => graph.getModuleInfo(next)
      if (!isShared(id, info)) return null
      return isForm(id, info) ? `${of}-form` : of
    },
    debugName: of,
    test,
    minShareCount: 2,
    priority,
  })
  return {
    groups: [
      { name: 'react', tags: ['$initial'], test: inPackages('react|react-dom|scheduler'), priority: 9 },
      { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 8 },
      { name: 'core', tags: ['$initial'], test: inSource('\\w+'), priority: 7 },
      { name: 'arco', test: inArco('Button|ConfigProvider|Empty'), priority: 5 },
      { name: 'arco-form', test: FORM, priority: 4 },
      tier('ui', inSource('ui|hooks|domain(?!.qrCode)|state|routes'), 3),
      // reading spreadsheets and drawing trees is for the few pages that do it
      tier('business', /[\\/]src[\\/]business[\\/](?!excel|split)/i, 2),
      {
        name: (id: string, graph: Rolldown.ChunkingContext) =>
          isShared(id, (next) => graph.getModuleInfo(next)) ? areaOf(id) : null,
        debugName: 'areas',
        test: inSource('pages'),
        minShareCount: 2,
        priority: 1,
      },
      { name: 'calls', test: inSource('api'), minShareCount: 2, priority: 2 },
    ],
  }
}

// rolldown names a shared chunk after everybody who shares it
const short = (name: string): string => name.split('~')[0]!

export const chunkFileNames = ({ name }: { name: string }): string => `assets/${short(name)}-[hash].js`
export const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  name.endsWith('.css') ? `assets/${short(name.slice(0, -4))}-[hash].css` : 'assets/[name]-[hash][extname]'

// Every page has loaded these, the first one by the table of routePreload, and the page itself is asked for at the same
// moment: naming them again for each route only makes the entry larger.
const LOADED = /assets\/(react|rolldown-runtime|libraries|core|arco|ui|business|calls)(-form)?-[\w-]{8}\.js$/

/** 站内换页时与页面一同先取的文件：样式，与这一页所在家族共用的代码。 */
export const preloadedDependencies = (page: string, deps: string[]): string[] =>
  deps.filter((name) => name !== page && !LOADED.test(name))
