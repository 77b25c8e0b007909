import { abs } from './abs.ts'
import { credit } from './credit.ts'
import type { PageRoute } from './define.ts'
import { guarantee } from './guarantee.ts'
import { my } from './my.ts'
import { register } from './register.ts'
import { reverseFactoring } from './reverseFactoring.ts'
import { shell } from './shell.ts'

/** 全部路由，按菜单顺序。 */
export const allRoutes: readonly PageRoute[] = [
  shell,
  credit,
  abs,
  reverseFactoring,
  guarantee,
  my,
  register,
].flatMap((family): PageRoute[] => Object.values(family))

const fixed = new Map(allRoutes.map((route) => [route.path, route]))
const typed = allRoutes.flatMap((route) =>
  route.titles ? [{ route, prefix: route.path.replace(':type', '') }] : [],
)

/** 站内路径 → 路由；末尾斜杠不计；:type 取值不在声明之内视为不存在。找不到得 undefined。 */
export const findRoute = (pathname: string): PageRoute | undefined => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/'
  if (path.includes(':')) return undefined
  const hit = fixed.get(path)
  if (hit) return hit
  return typed.find(
    ({ route, prefix }) =>
      path.startsWith(prefix) && Object.hasOwn(route.titles ?? {}, path.slice(prefix.length)),
  )?.route
}

/** 路径里 :type 的取值（ROUTE-10）：最后一段。 */
export const typeIn = (pathname: string): string => pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''

/** 路由在这个路径上的标题：:type 路由按取值（ROUTE-10）。 */
export const titleOf = (route: PageRoute, pathname: string): string =>
  route.titles?.[typeIn(pathname)] ?? route.title
