import { atom } from 'jotai/vanilla'
import { type PermittedPaths, permittedPaths, withinOpenedProducts } from '#domain/permissions.ts'
import { store } from './store.ts'

/** 授权：permitted 决定能去哪里，concealed 是只授权而不进菜单的路径。 */
export interface Grants {
  readonly permitted: PermittedPaths
  readonly concealed: ReadonlySet<string>
}

const none: Grants = { permitted: new Set(), concealed: new Set() }

/** 授权的原子：组件用 useGrants，组件之外用 getGrants。 */
export const grantsAtom = atom<Grants>(none)

const MOST_NODES = 200_000

/** 授权树里标了 hidden 的路径；形状不可信，读不懂的略过。 */
const concealedPaths = (tree: unknown): ReadonlySet<string> => {
  const concealed = new Set<string>()
  const pending: unknown[] = [tree]
  for (let visited = 0; pending.length > 0 && visited < MOST_NODES; visited += 1) {
    const node = pending.pop()
    if (Array.isArray(node)) for (const child of node) pending.push(child)
    else if (typeof node === 'object' && node !== null) {
      const { path, hidden, children } = node as Record<string, unknown>
      if (hidden === true && typeof path === 'string') concealed.add(path)
      if (children !== undefined) pending.push(children)
    }
  }
  return concealed
}

/**
 * 由授权菜单树（menus3）与产品开通情况算出授权（ROUTE-09）。
 * @param known 路由表里的全部路径；之外的一律不给
 */
export const grantsFrom = (tree: unknown, productOpenStatus: unknown, known: Iterable<string>): Grants => ({
  permitted: withinOpenedProducts(permittedPaths(tree, known), productOpenStatus),
  concealed: concealedPaths(tree),
})

/** 授权（组件之外用）。 */
export const getGrants = (): Grants => store.get(grantsAtom)

/** 接受一份授权；不给参数即收回全部。 */
export const setGrants = (grants: Grants = none): void => store.set(grantsAtom, grants)
