// Places where a page shows what it was asked for: found in the code of the pages, so that new pages are covered automatically.
import { allRoutes } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { loaders } from '#routes/pages/loaders.ts'
import { type Source, written } from '../../scripts/sources.ts'
import { pageFile } from '../../scripts/vite/pageFile.ts'
import { placeOf } from '../interface/Visit.ts'
import { graphOf } from '../shared/graph.ts'
import { argumentsOf, isNode, type Node, nameOf, nodesOf, textOf } from './syntax.ts'

/** A page, its view if it is not the page itself, and the parameter of the address that names the document. */
export interface DocumentPlace {
  readonly kind: 'document'
  readonly route: PageRoute
  /** The list that it is opened from; the page itself where the list is on it. */
  readonly list: PageRoute
  readonly view?: string
  readonly key: string
  /** Codes of the page's own action on the document. */
  readonly acts: readonly string[]
  /** Codes of other actions on the page, as code === 'UPLOAD'. */
  readonly offers: readonly string[]
}

/** A page with a list that can be filtered. */
export interface ListPlace {
  readonly kind: 'list'
  readonly route: PageRoute
}

export type Place = DocumentPlace | ListPlace

/** A list, or the view and the parameter that names the document. */
export const partOf = (place: Place): string =>
  place.kind === 'list' ? '列表' : [place.view, place.key].filter(Boolean).join(' ')

/** That many of them, evenly chosen: places with a decision, and lists. */
export function sampleOf(places: readonly Place[], count: number): Place[] {
  const decisive = places.filter(
    (place) => place.kind === 'list' || /review|approve|confirm/.test(`${place.view} ${place.route.path}`),
  )
  return Array.from({ length: count }, (_, nth) => decisive[Math.floor((nth * decisive.length) / count)]!)
}

/** The address of the place with that document. */
export const addressOf = ({ route, view, key }: DocumentPlace, no: string): string =>
  `${placeOf(route)}?${new URLSearchParams({ ...(view !== undefined && { view }), [key]: no })}`

const keysOf = (object: unknown): string[] =>
  isNode(object) && object.type === 'ObjectExpression'
    ? (object['properties'] as Node[]).flatMap((property) => {
        const key = property['key']
        const value = textOf(property['value'])
        // a literal is a mode, not a document
        return value === undefined ? [nameOf(key)].filter(Boolean) : []
      })
    : []

/** The names that a pattern `{ no = '', other }` destructures. */
const takenBy = (pattern: unknown): string[] =>
  isNode(pattern) && pattern.type === 'ObjectPattern'
    ? (pattern['properties'] as Node[]).map((property) => nameOf(property['key'])).filter(Boolean)
    : []

/** The views of `const [view, { no }, open] = useView('a', 'b')`: each with the arguments of `open`, or else with all destructured names. */
function viewsIn(nodes: readonly Node[]): [view: string, key: string][] {
  return nodes.flatMap((node): [string, string][] => {
    const call = node['init']
    if (node.type !== 'VariableDeclarator' || !isNode(call) || call.type !== 'CallExpression') return []
    if (nameOf(call['callee']) !== 'useView') return []
    const views = argumentsOf(call).flatMap((one) => textOf(one) ?? [])
    const { elements = [] } = node['id'] as { elements?: unknown[] }
    const opener = nameOf(elements[2])
    const opened = nodes.flatMap((one): [string, string][] => {
      if (one.type !== 'CallExpression' || opener === '' || nameOf(one['callee']) !== opener) return []
      const [view, params] = argumentsOf(one)
      const named = textOf(view)
      return named === undefined ? [] : keysOf(params).map((key): [string, string] => [named, key])
    })
    return views.flatMap((view) => {
      const own = opened.filter(([name]) => name === view)
      return own.length > 0 ? own : takenBy(elements[1]).map((key): [string, string] => [view, key])
    })
  })
}

/** The parameters that `search.get('no')` reads. */
function searchedIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const callee = node['callee']
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return []
    if (nameOf(callee['property']) !== 'get' || nameOf(callee['object']) !== 'search') return []
    return argumentsOf(node).flatMap((one) => textOf(one) ?? [])
  })
}

const isListed = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'useListPage')

/** The texts that elements give to that attribute: param="no" names the parameter that a component reads, action="REVIEW" its action. */
const attributesIn =
  (name: string) =>
  (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) =>
      node.type === 'JSXAttribute' && (node['name'] as Node)['name'] === name
        ? (textOf(node['value']) ?? [])
        : [],
    )

/** The codes that the source looks for among a document's actions. */
const comparedIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'BinaryExpression' && nameOf(node['left']) === 'code' ? (textOf(node['right']) ?? []) : [],
  )

const OTHER_PAGE = /Page\.tsx$/

/** The page's own files: its imports from pages and business, also on demand, but no other page. */
function ownFiles(file: string, graph: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([file])
  for (const path of seen)
    for (const target of graph.get(path) ?? [])
      if (/^src\/(pages|business)\//.test(target) && !OTHER_PAGE.test(target)) seen.add(target)
  return [...seen]
}

/** Every place of every page. */
export function placesIn(sources: readonly Source[] = written('src')): Place[] {
  const graph = graphOf(sources, false)
  const nodes = new Map(sources.map((source) => [source.path, nodesOf(source)]))
  return allRoutes.flatMap((route) => {
    const load = loaders.get(route.path)
    const page = load && pageFile(load)
    if (!page || route.public) return []
    const files = ownFiles(`src/${page}`, graph)
    const all = (find: (own: readonly Node[]) => unknown[]) =>
      files.flatMap((file) => find(nodes.get(file) ?? []))
    const list = allRoutes.find(({ path }) => path === route.list) ?? route
    const acts = attributesIn('action')(nodes.get(`src/${page}`) ?? [])
    const offers = all(comparedIn) as string[]
    const documents: DocumentPlace[] = [
      ...(all(viewsIn) as [string, string][]).map(([view, key]) => ({
        kind: 'document' as const,
        route,
        list,
        view,
        key,
        acts: [view.toUpperCase(), ...acts],
        offers,
      })),
      ...([...all(searchedIn), ...all(attributesIn('param'))] as string[]).map((key) => ({
        kind: 'document' as const,
        route,
        list,
        key,
        acts,
        offers,
      })),
    ]
    const named = new Map(documents.map((one) => [`${one.view ?? ''} ${one.key}`, one]))
    const listed: ListPlace[] = files.some((file) => isListed(nodes.get(file) ?? []))
      ? [{ kind: 'list', route }]
      : []
    return [...listed, ...named.values()]
  })
}
