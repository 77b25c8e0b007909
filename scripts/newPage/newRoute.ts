// An address that no route has yet: declared beside its nearest neighbour, in the table of the family, in the law of the
// routes and in the grants of the mock.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Declared, declaredRoutes } from './routes.ts'

export interface RouteWish {
  path: string
  title: string
  /** File name under src/routes; without it, that of the nearest neighbour. */
  family?: string
  /** Who is granted it, as mocks/portal/menu/grants.ts writes them. */
  roles: string
}

const GRANTS = 'mocks/portal/menu/grants.ts'
const LAW = 'docs/routes.tsv'

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

const sharedParts = (a: string, b: string): number => {
  const [left, right] = [partsOf(a), partsOf(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at < 0 ? left.length : at
}

/** The declared route with the most leading parts in common, the later of several; the menu group is taken from it. */
const neighbourOf = ({ path, family }: RouteWish, routes: readonly Declared[]): Declared | undefined =>
  routes
    .filter((one) => (family ? one.family === family : sharedParts(one.path, path) > 0))
    .toReversed()
    .toSorted((a, b) => sharedParts(b.path, path) - sharedParts(a.path, path))[0]

/** Its key in the table: the parts of the address after the family's, an index left out. */
const keyOf = (path: string): string =>
  partsOf(path)
    .slice(1)
    .filter((part) => part !== 'index')
    .join('-')
    .replaceAll(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** text with one more declaration, or line, behind the one that begins so. */
const behind = (text: string, start: string, next: RegExp, line: string): string => {
  const from = text.indexOf(start)
  const rest = text.slice(from + start.length)
  const to = from + start.length + (next.exec(rest)?.index ?? rest.length)
  return `${text.slice(0, to)}${line}${text.slice(to)}`
}

const problemOf = ({ path, title, roles }: RouteWish, grants: string): string | undefined => {
  if (!/^(\/[a-z][a-z\d_-]*){2,}$/.test(path))
    return `地址是两段以上的小写英文，如 /guarantee/renewal/index，不是“${path}”`
  if (!/[\u4e00-\u9fa5]/.test(title)) return `标题是中文，不是“${title}”`
  const known = new Set(
    [...grants.matchAll(/: *\n? *'([a-z][a-z.,]*)'/g)].flatMap(([, one = '']) => one.split(',')),
  )
  const unknown = roles.split(',').find((role) => !known.has(role))
  return unknown === undefined
    ? undefined
    : `没有“${unknown}”这个角色；有：${[...known].toSorted().join('、')}`
}

/** The new route, and the files that declare it (path → content); the reason in Chinese when that is impossible. */
export function planRoute(
  wish: RouteWish,
  root = '.',
): { route: Declared; files: Map<string, string> } | string {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const { path, title, roles } = wish
  const problem = problemOf(wish, read(GRANTS))
  if (problem !== undefined) return problem
  const routes = declaredRoutes(root)
  const neighbour = neighbourOf(wish, routes)
  if (!neighbour)
    return `看不出“${path}”属于哪个家族，请用 --family：${[...new Set(routes.map((one) => one.family))].join('、')}`
  const { family } = neighbour
  const name = keyOf(path)
  if (routes.some((one) => one.family === family && one.name === name))
    return `src/routes/${family}.ts 里已经有 ${name}`
  const table = `src/routes/${family}.ts`
  const source = read(table)
  const group = new RegExp(`\\n {2}${neighbour.name}: (\\w+)\\(`).exec(source)?.[1] ?? ''
  const section = new RegExp(`const ${group} = section\\('\\w+', '([^']+)'\\)`).exec(source)?.[1] ?? ''
  if (section === '') return `${table} 里的 ${neighbour.name} 看不出菜单分组`
  return {
    route: { family, name, path, title, page: '' },
    files: new Map([
      [
        table,
        behind(
          source,
          `\n  ${neighbour.name}: `,
          /\n( {2}\w+: |\})/,
          `\n  ${name}: ${group}('${path}', '${title}'),`,
        ),
      ],
      [
        GRANTS,
        behind(read(GRANTS), `\n  '${neighbour.path}':`, /\n( {2}'|\})/, `\n  '${path}': '${roles}',`),
      ],
      [
        LAW,
        behind(
          read(LAW),
          `\n${neighbour.path}\t`,
          /\n/,
          `\n${[path, title, family, section, 'n', 'n', 'n', 'n'].join('\t')}`,
        ),
      ],
    ]),
  }
}
