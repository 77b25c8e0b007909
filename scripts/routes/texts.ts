// The route tables of the portal for modules that may not import them: the mock's menus and the features.
import { allRoutes } from '#routes/allRoutes.ts'
import type { Family, PageRoute } from '#routes/define.ts'

/** The features' name of a family whose pages share a title with another one's. */
const PREFIXES: Readonly<Partial<Record<Family, string>>> = {
  credit: '电子凭证',
  abs: 'ABS',
  reverseFactoring: '反向保理',
  guarantee: '电子保函',
  my: '账户中心',
}

/** Several titles as one, with their common ending once: `查看协议`, `签署协议` → `查看/签署协议`. */
export const merged = (titles: readonly string[]): string => {
  const [first = ''] = titles
  let at = 0
  while (!titles.every((title) => title.endsWith(first.slice(at)))) at += 1
  const tail = first.slice(at)
  return titles.map((title) => title.slice(0, title.length - tail.length)).join('/') + tail
}

const quoted = (text: string): string => `'${text}'`

const grantLine = ({ path, title, titles, family, section, hidden }: PageRoute): string =>
  `  { path: ${quoted(path)}, title: ${quoted(titles ? merged(Object.values(titles)) : title)}, family: ${quoted(family)}, section: ${quoted(section)}, hidden: ${hidden === true} },`

/** mocks/generated/routes.ts: path, title, family, section of the menu and whether it is hidden there. */
export const grantsText = (): string => `// Generated from src/routes by npm run routes. Do not edit.

/** Every route of the portal. */
// biome-ignore format: a route a line
export const routes = [
${allRoutes.map(grantLine).join('\n')}
] as const

export type RoutePath = (typeof routes)[number]['path']
`

/** For a page with :type, the view variant: the others are the same page in another mode. */
const pageOf = ({
  path,
  title,
  titles,
  family,
}: PageRoute): { path: string; title: string; family: Family } =>
  titles?.view === undefined
    ? { path, title, family }
    : { path: path.replace(':type', 'view'), title: titles.view, family }

/** features/support/paths.ts: title → path; a duplicate title has its family in front. */
export const pathsText = (): string => {
  // it only redirects to its first page
  const pages = allRoutes.filter(({ path }) => path !== '/register').map(pageOf)
  const times = Map.groupBy(pages, ({ title }) => title)
  const line = ({ path, title, family }: (typeof pages)[number]): string => {
    const name = times.get(title)!.length > 1 ? `${PREFIXES[family]}/${title}` : title
    return `  ${quoted(name)}: ${quoted(path)},`
  }
  return `// 由 src/routes 生成：npm run routes。不要手改。

/** 页面标题 → 地址；几族重名的写作 族/标题，如 电子凭证/融资申请。 */
// biome-ignore format: 一页一行
export const PATHS: Readonly<Record<string, string>> = {
${pages.map(line).join('\n')}
}
`
}
