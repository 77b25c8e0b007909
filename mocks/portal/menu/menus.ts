import type { ProductType } from '#api/generated/corp/model/index.ts'
import { routes } from '../../generated/routes.ts'
import type { CorpRow, UserRow } from '../../kernel/rows.ts'
import { tokenOf } from '../people/personas.ts'
import { grants } from './grants.ts'
import { unlisted } from './unlisted.ts'

type Route = (typeof routes)[number]
type RouteFamily = Route['family']

/** 授权菜单树的一个节点，样子照契约。 */
type MenuNode = {
  menuCode: string
  menuName: string
  path: string
  hidden: boolean
  children: MenuNode[]
}

const familyNames: readonly (readonly [
  family: RouteFamily,
  code: string,
  name: string,
  product?: ProductType,
])[] = [
  ['shell', '', ''],
  ['credit', 'CREDIT', '应收账款电子凭证', 'CREDIT'],
  ['abs', 'ABS', '供应链ABS', 'ABS'],
  ['reverseFactoring', 'RF', '反向保理', 'REVERSE_FACTORING'],
  ['guarantee', 'GUARANTEE', '电子保函', 'GUARANTEE'],
  ['my', 'MY', '账户中心'],
]

/** 门户外壳里不是菜单的几组：由跳转到达，从不授予。 */
const UNGRANTED: ReadonlySet<string> = new Set(['根', '异常', '登录'])

const byFamily = new Map<RouteFamily, readonly Route[]>(
  familyNames.map(([family]) => [
    family,
    routes.filter((route) => route.family === family && !UNGRANTED.has(route.section)),
  ]),
)

/** 这个用户以这个角色办事时有的角色代号。 */
export const tokensOf = (user: UserRow, roleCode: string): ReadonlySet<string> => {
  const token = tokenOf(roleCode)
  const tokens = new Set(['any', token])
  const duty = token.slice(token.lastIndexOf('.') + 1)
  if (token.includes('.')) tokens.add(`corp.${duty === 'fin' ? 'dir' : duty}`)
  if (user.postCodes.includes('POST_MANAGER')) tokens.add('mgr')
  return tokens
}

const granted = (user: UserRow, corp: CorpRow, roleCode: string): Map<RouteFamily, Route[]> => {
  const tokens = tokensOf(user, roleCode)
  const all = tokens.has('*')
  return new Map(
    familyNames.flatMap(([family, , , product]) => {
      if (product && !all && corp.productOpenStatus[product] !== 'OPENED') return []
      const own = byFamily
        .get(family)!
        .filter(({ path }) => all || grants[path].split(',').some((role) => tokens.has(role)))
      return own.length > 0 ? [[family, own] as const] : []
    }),
  )
}

/** 这个用户以这个角色能打开的地址。 */
export const grantedPaths = (user: UserRow, corp: CorpRow, roleCode: string): ReadonlySet<string> =>
  new Set([...granted(user, corp, roleCode).values()].flat().map(({ path }) => path))

const leaf = ({ path, title, hidden }: Route): MenuNode => ({
  menuCode: path.slice(1).replaceAll(/[/:]+/g, '_').toUpperCase(),
  menuName: title,
  path,
  hidden: hidden || unlisted.has(path) || path.includes(':'),
  children: [],
})

/** 授权菜单树：产品 → 分组 → 页面；门户外壳的页面在最上层。 */
export const menuTree = (user: UserRow, corp: CorpRow, roleCode: string): MenuNode[] => {
  const allowed = granted(user, corp, roleCode)
  return familyNames.flatMap(([family, code, name]) => {
    const own = allowed.get(family)
    if (!own) return []
    if (family === 'shell') return own.map(leaf)
    const sections = Map.groupBy(own, ({ section }) => section)
    const children = [...sections].map(([section, pages], i) => {
      const leaves = pages.map(leaf)
      return {
        menuCode: `${code}_${i + 1}`,
        menuName: section,
        path: '',
        hidden: leaves.every(({ hidden }) => hidden),
        children: leaves,
      }
    })
    return [
      {
        menuCode: code,
        menuName: name,
        path: '',
        hidden: children.every((node) => node.hidden),
        children,
      },
    ]
  })
}
