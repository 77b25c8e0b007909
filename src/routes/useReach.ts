import { isPermitted } from '#domain/permissions.ts'
import { useGrants } from '#state/useGrants.ts'
import { findRoute } from './allRoutes.ts'

/** 站内地址（可带查询参数）→ 能去就原样给出，没有页面或没有授权给 undefined。 */
export type Reach = (address: string | undefined) => string | undefined

/** 页面里的链接先问它：只给有页面、有授权的去处，地址可来自服务端（ROUTE-09）。 */
export const useReach = (): Reach => {
  const { permitted } = useGrants()
  return (address) => {
    const [pathname = ''] = (address ?? '').split(/[?#]/, 1)
    const route = findRoute(pathname)
    return route && !route.pageless && isPermitted(pathname, permitted) ? address : undefined
  }
}
