// The files of the build. The imports of main.tsx are the gate: one file that signs and sends requests without React, so that it runs
// first; main.tsx alone stays outside, so that no page ever imports the entry. The shell of every page (app/start.tsx) is one
// file each for React, the other libraries and our own core. Shared code is in tiers, light below
// heavy, so that a page is a handful of requests, a page without a form does not pay for forms, and a release leaves the
// libraries in the caches. A tier contains its dependencies unless a tier with a higher priority has them.
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

const inPackages = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)
const inSource = (folders: string): RegExp => new RegExp(`[\\\\/]src[\\\\/](${folders})[\\\\/]`)
const inArco = (components: string): RegExp =>
  new RegExp(`@arco-design[\\\\/]web-react[\\\\/]es[\\\\/](${components})[\\\\/]`)

/** Lists act on many rows at once: a separate file would be one request more for a few hundred bytes. */
const BATCH = /[\\/]business[\\/]approval[\\/](useBatch|useOffered|useDecisionQueue|useReviewPage)/
/** A page with one message (not found, done) needs nothing else that details share. */
const OUTCOME = /[\\/]ui[\\/]display[\\/]states[\\/]/
/** The code that forms, filters and the pager share, and their own code. */
const TRIGGER =
  /@arco-design[\\/]web-react[\\/]es[\\/](_util|Trigger|Tooltip|Popover)[\\/]|[\\/]lodash-es[\\/]/
const INPUT = inArco('Input')
const SELECT = inArco('InputTag|Select')
const FORM = inArco('Form|Grid|Input|InputTag|InputNumber|Select|Radio|Trigger|Tooltip|Popover')

// parts too large for the rest of their family; small ones are fewer requests together
const LARGE =
  /^(finance|finance-data|issue|payment-manage|trade|cash|index|receipt|ledger|register|identify)$/

/** The reader of agreements, when it is part of the page itself. */
const READER = /[\\/]business[\\/]protocol[\\/](reader\w|pdf|htmlView|useReader|usePane|renderPage|signing)/i
const HOMES =
  /[\\/]business[\\/](pictures[\\/](HomeColumns|TodoList|MonthTrend|ShareTable|SpreadChart|QuickEntries)|entry[\\/]|limit[\\/]Bar)/
/** The code that lists share. Details and small tables are as common, but a list does not need them. */
const LISTS =
  /[\\/]src[\\/](?!ui[\\/](display[\\/]Descriptions|table[\\/]PlainTable))(ui|hooks|domain|state|routes|api|business)[\\/]/
/** The code that most pages of every family share. */
const BUSINESS =
  /[\\/]business[\\/](?!excel|financeData|trade|account[\\/]|limit|pictures|entry|protocol[\\/](reader\w|pdf|htmlView|useReader|usePane|renderPage|signing))/i

/** What one family has for itself: its pages, and what several addresses of it share. */
const OWN = /[\\/]src[\\/](pages|business[\\/](abs|credit|guarantee|reverseFactoring))[\\/]/
const SHARED = /[\\/]src[\\/]business[\\/](?!(abs|credit|guarantee|reverseFactoring)[\\/])/

/** Where a file of a family lies: its family, as its addresses write it, and its folders. */
const wayTo = (id: string): string[] =>
  id
    .split(/[\\/](?:pages|business)[\\/]/)
    .at(-1)!
    .replace('reverseFactoring', 'reverse_factoring')
    .split(/[\\/]/)
    .slice(0, -1)

/** The family of a page, and the part of it that a file belongs to: code shared by all parts is a level above. */
const areaOf = (id: string): string => {
  const [family = 'pages', ...folders] = wayTo(id)
  const area = folders.find((folder) => folder !== 'core' && folder !== 'chain')
  return area && LARGE.test(area) ? `${family}-${area.replace('index', 'home')}` : family
}

/** The subject of a shared file. Small ones are grouped: a request costs more than they do. */
const SUBJECTS = [
  ['chart', /[\\/]ui[\\/]chart[\\/]/],
  ['reader', READER],
  ['protocol', /[\\/]business[\\/]protocol[\\/]/],
  ['homes', /[\\/]business[\\/](pictures|limit(?![\\/]source))[\\/]/],
  ['dossiers', /[\\/]business[\\/]financeData[\\/]/],
  ['business', /[\\/]src[\\/]business[\\/]/],
] as const
const subjectOf = (id: string): string => SUBJECTS.find(([, test]) => test.test(id))?.[0] ?? 'ui'
/** The page and the script that it names: importing them would run the portal twice. */
const MAIN = /(index\.html|[\\/]src[\\/]main\.tsx)$/
const isPage = (id: string): boolean => id.endsWith('Page.tsx')

type InfoOf = (id: string) => Rolldown.ModuleInfo | null

/** Renders the portal, after the gate. */
const START = resolve(import.meta.dirname, '../../src/app/start.tsx')
const VENDOR = /[\\/]node_modules[\\/]|virtual:arco/

/**
 * The roots that load a module: pages, and what is loaded after the first row or on demand (an
 * import() of its own). A module of only one root is loaded by no other.
 */
const rootsWith = () => {
  const known = new Map<string, ReadonlySet<string>>()
  const rootsOf = (id: string, infoOf: InfoOf): ReadonlySet<string> => {
    const answer = known.get(id)
    if (answer) return answer
    if (isPage(id)) return new Set([id])
    known.set(id, new Set()) // a circle adds nothing of its own
    const info = infoOf(id)
    const found = new Set(info?.importers.flatMap((next) => [...rootsOf(next, infoOf)]))
    if (info?.dynamicImporters.length) found.add(id)
    known.set(id, found)
    return found
  }
  return rootsOf
}

/** The family of a root; the counterparties are in two places of one family, and what families share is of none. */
const familyOf = (root: string): string => {
  const [family = ''] = OWN.test(root) ? wayTo(root) : []
  return family === 'supplier' ? 'my' : family
}

/** Whether a module imports, directly or not, another that passes the test. Recomputed for every build. */
const needs = (test: RegExp) => {
  const known = new Map<string, boolean>()
  const ask = (id: string, infoOf: InfoOf): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false) // a circle adds nothing of its own
    const found = test.test(id) || (infoOf(id)?.importedIds.some((next) => ask(next, infoOf)) ?? false)
    known.set(id, found)
    return found
  }
  return ask
}

/** Everything loaded with the shell, on any page: reached from app/start.tsx by static imports. */
const shellGroups = () => {
  let reached: Set<string> | undefined
  const isReached = (id: string, infoOf: InfoOf): boolean => {
    if (!reached) {
      reached = new Set([START])
      for (const one of reached) for (const next of infoOf(one)?.importedIds ?? []) reached.add(next)
    }
    return reached.has(id)
  }
  return (name: string, test: RegExp) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      id !== START && isReached(id, (next) => graph.getModuleInfo(next)) ? name : null,
    debugName: name,
    test,
  })
}

export const codeSplitting = (): Splitting => {
  const shell = shellGroups()
  const isForm = needs(FORM)
  const hasSelect = needs(SELECT)
  const rootsOf = rootsWith()
  type Name = (roots: string[], id: string, infoOf: InfoOf) => string | null
  const group = (debugName: string, test: RegExp, priority: number, name: Name) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const infoOf: InfoOf = (next) => graph.getModuleInfo(next)
      return name([...rootsOf(id, infoOf)], id, infoOf)
    },
    debugName,
    test,
    minShareCount: 2,
    priority,
  })
  const familiesOf = (roots: string[]) => new Set(roots.map(familyOf))
  /** Code that many pages need before their first row is one file, and is in the cache after the first of them. */
  const first = (name: string, test: RegExp, priority: number, most: number) =>
    group(name, test, priority, (roots, id, infoOf) =>
      (OUTCOME.test(id) || roots.filter(isPage).length >= (BATCH.test(id) ? 8 : most)) && !isForm(id, infoOf)
        ? name
        : null,
    )
  /** Code that two families share: without forms, with forms, with drop-downs too. */
  const tier = (name: string, test: RegExp, priority: number) =>
    group(name, test, priority, (roots, id, infoOf) => {
      if (familiesOf(roots).size < 2) return null
      if (!isForm(id, infoOf)) return `${name}-more`
      return name === 'ui' && hasSelect(id, infoOf) ? 'ui-select' : `${name}-form`
    })
  /** Code that few roots need, in one file. */
  const part = (name: string, test: RegExp, priority: number) =>
    group(name, test, priority, (roots) => (roots.length > 1 ? name : null))
  /** Pages that show something before any input: lists, details, homes. */
  const isLean = (root: string, infoOf: InfoOf) => isPage(root) && !isForm(root, infoOf)
  const lean = (test: RegExp, priority: number, nameOf: (id: string, families: Set<string>) => string) =>
    group('lean', test, priority, (roots, id, infoOf) =>
      roots.length > 1 && !isForm(id, infoOf) && roots.some((root) => isLean(root, infoOf))
        ? `${nameOf(id, familiesOf(roots))}-lean`
        : null,
    )
  return {
    groups: [
      { name: (id) => (MAIN.test(id) ? null : 'gate'), debugName: 'gate', tags: ['$initial'], priority: 9 },
      { name: 'react', test: inPackages('react|react-dom|scheduler'), priority: 8 },
      { ...shell('libraries', VENDOR), priority: 7.5 },
      { ...shell('core', inSource('\\w+')), priority: 7 },
      first('arco', VENDOR, 6, 60),
      first('ui', LISTS, 5.5, 40),
      group('arco-more', VENDOR, 5.4, (roots, id, infoOf) =>
        roots.length > 1 && !isForm(id, infoOf) && roots.some((root) => isLean(root, infoOf))
          ? 'arco-more'
          : null,
      ),
      // Code that some of the lean pages share, by subject: a page loads the subjects that it shows. A group
      // includes the dependencies of its files: the lower layers go first.
      lean(inSource('ui|hooks|domain|state|routes'), 5.3, subjectOf),
      lean(inSource('api'), 5.25, (_id, families) => (families.size === 1 ? [...families][0]! : 'calls')),
      lean(SHARED, 5.2, subjectOf),
      lean(OWN, 5.1, areaOf),
      { name: 'arco-trigger', test: TRIGGER, priority: 4.9 },
      { name: 'arco-input', test: INPUT, priority: 4.8 },
      { name: 'arco-select', test: SELECT, priority: 4.7 },
      { name: 'arco-form', test: FORM, priority: 4 },
      tier('ui', inSource('ui(?!.display.QrCode)|hooks|domain|state|routes'), 3),
      // a group includes the dependencies of its modules: calls of several families go first, or they end up anywhere
      group('calls', inSource('api'), 2.5, (roots) => (familiesOf(roots).size > 1 ? 'calls' : null)),
      // A group includes the dependencies of its files: code that most pages load goes first. Homes, the reader in the page,
      // spreadsheets, invoices, trade documents and dossiers are for a few pages each.
      tier('business', BUSINESS, 2),
      part('homes', HOMES, 1.9),
      part('calendars', /[\\/]pictures[\\/]DueCalendar/, 1.95),
      part('reader', READER, 1.9),
      part('accounts', /[\\/]business[\\/]account[\\/]/, 1.9),
      part('sheets', /[\\/]business[\\/]excel/i, 1.9),
      part('invoices', /[\\/]business[\\/]trade[\\/]InvoiceBatch/, 1.9),
      part('trade', /[\\/]business[\\/]trade[\\/]/, 1.8),
      part('dossiers', /[\\/]business[\\/]financeData[\\/]/, 1.7),
      group('areas', inSource('\\w+'), 1, (roots, id) => {
        if (roots.length < 2) return null
        if (OWN.test(id)) return areaOf(id)
        const families = familiesOf(roots)
        return families.size === 1 ? [...families][0]! : null
      }),
    ],
  }
}

// rolldown names a shared chunk after all of its importers
const short = (name: string): string => name.split('~')[0]!

// the entry contains the file name of every page, so shorter names for all of them
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${short(name).replace(/Page$/, '').replace('reverse_factoring', 'rf')}-[hash].js`
export const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  name.endsWith('.css')
    ? `assets/${short(name.slice(0, -4)).replace(/Page$/, '').replace('reverse_factoring', 'rf')}-[hash].css`
    : 'assets/[name]-[hash][extname]'

/**
 * The files Vite preloads when switching pages: only styles (it waits for them before painting). The code is
 * fetched by the preload table of the first screen (routePreload.ts); written again for every route in the entry, it
 * would make the entry several KiB larger.
 */
export const preloadedDependencies = (deps: string[]): string[] =>
  deps.filter((name) => name.endsWith('.css') && !/assets\/(arco|ui)-[\w-]{8}\.css$/.test(name))
