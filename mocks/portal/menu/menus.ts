import type { ProductType } from '#api/generated/corp/model/index.ts'
import { tokenOf } from '../people/personas.ts'
import { type RouteFamily, type RouteGrant, routeGrants } from './grants.ts'
import type { CorpRow, UserRow } from '../../kernel/rows.ts'

/** A node of the granted menu tree, as the contract has it. */
export type MenuNode = {
  menuCode: string
  menuName: string
  path: string
  hidden: boolean
  children: MenuNode[]
}

const familyNames: readonly (readonly [family: RouteFamily, name: string, product?: ProductType])[] = [
  ['shell', ''],
  ['credit', '应收账款电子凭证', 'CREDIT'],
  ['abs', '供应链ABS', 'ABS'],
  ['rf', '反向保理', 'REVERSE_FACTORING'],
  ['guarantee', '电子保函', 'GUARANTEE'],
  ['my', '账户中心'],
]

/** Sections of the shell that are no menu: reached by redirects, never granted. */
const UNGRANTED = new Set(['根', '异常', '登录'])

const byFamily = new Map<RouteFamily, readonly RouteGrant[]>(
  familyNames.map(([family]) => [
    family,
    routeGrants.filter(([, , routeFamily, section]) => routeFamily === family && !UNGRANTED.has(section)),
  ]),
)

/** Role tokens that this user holds while acting in that role. */
export const tokensOf = (user: UserRow, roleCode: string): ReadonlySet<string> => {
  const token = tokenOf(roleCode)
  const tokens = new Set(['any', token])
  const duty = token.slice(token.lastIndexOf('.') + 1)
  if (token.includes('.')) tokens.add(`corp.${duty === 'fin' ? 'dir' : duty}`)
  if (user.postCodes.includes('POST_MANAGER')) tokens.add('mgr')
  return tokens
}

const granted = (user: UserRow, corp: CorpRow, roleCode: string): Map<RouteFamily, RouteGrant[]> => {
  const tokens = tokensOf(user, roleCode)
  const all = tokens.has('*')
  return new Map(
    familyNames.flatMap(([family, , product]) => {
      if (product && !all && corp.productOpenStatus[product] !== 'OPENED') return []
      const routes = byFamily
        .get(family)!
        .filter(([, , , , , roles]) => all || roles.split(',').some((role) => tokens.has(role)))
      return routes.length > 0 ? [[family, routes] as const] : []
    }),
  )
}

/** The paths that this user may open in that role. */
export const grantedPaths = (user: UserRow, corp: CorpRow, roleCode: string): ReadonlySet<string> =>
  new Set([...granted(user, corp, roleCode).values()].flat().map(([path]) => path))

const leaf = ([path, title, , , hidden]: RouteGrant): MenuNode => ({
  menuCode: path.slice(1).replaceAll(/[/:]+/g, '_').toUpperCase(),
  menuName: title,
  path,
  hidden,
  children: [],
})

/** The granted menu tree: product → section → page; pages of the shell stand at the top. */
export const menuTree = (user: UserRow, corp: CorpRow, roleCode: string): MenuNode[] => {
  const routes = granted(user, corp, roleCode)
  return familyNames.flatMap(([family, name]) => {
    const own = routes.get(family)
    if (!own) return []
    if (family === 'shell') return own.map(leaf)
    const sections = Map.groupBy(own, ([, , , section]) => section)
    const children = [...sections].map(([section, pages], i) => ({
      menuCode: `${family.toUpperCase()}_${i + 1}`,
      menuName: section,
      path: '',
      hidden: pages.every(([, , , , hidden]) => hidden),
      children: pages.map(leaf),
    }))
    return [
      {
        menuCode: family.toUpperCase(),
        menuName: name,
        path: '',
        hidden: children.every((node) => node.hidden),
        children,
      },
    ]
  })
}
