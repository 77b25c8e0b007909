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

const familyOf = (id: string): string => /[\\/]pages[\\/]([\w-]+)/.exec(id)?.[1] ?? 'pages'

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
  /** What two pages share, in two files: without and with forms. */
  const tier = (of: string | ((id: string) => string), test: RegExp, priority: number) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const name = typeof of === 'string' ? of : of(id)
      return isForm(id, (next) => graph.getModuleInfo(next)) ? `${name}-form` : name
    },
    debugName: typeof of === 'string' ? of : 'families',
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
      // one reader or importer of a folder of its own is nobody else's weight
      tier('business', /[\\/]src[\\/]business[\\/][^\\/]+$/, 2),
      tier(familyOf, inSource('pages'), 1),
      { name: 'calls', test: inSource('api'), minShareCount: 2, priority: 1 },
    ],
  }
}

// rolldown names a shared chunk after everybody who shares it
const short = (name: string): string => name.split('~')[0]!

export const chunkFileNames = ({ name }: { name: string }): string => `assets/${short(name)}-[hash].js`
export const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  name.endsWith('.css') ? `assets/${short(name.slice(0, -4))}-[hash].css` : 'assets/[name]-[hash][extname]'
