import { safeHashPath } from '#domain/path.ts'
import { isPermitted, type PermittedPaths } from '#domain/permissions.ts'
import { findRoute } from '#routes/allRoutes.ts'
import { href, type PageRoute } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { shell } from '#routes/shell.ts'

/** 一个地址该得到什么：某页、改去别处、未找到，或先登录。 */
type Admission =
  | { readonly kind: 'page'; readonly route: PageRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound'; readonly route: PageRoute }
  | { readonly kind: 'login' }

interface Visitor {
  /** 会话就绪 */
  readonly ready: boolean
  readonly permitted: PermittedPaths
  /** 根路径去哪里 */
  readonly landing: () => string
}

/** 站内地址：pathname 不含 /cv3。 */
interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

const notFound: Admission = { kind: 'notFound', route: shell.notFound }
const page = (route: PageRoute): Admission => (route.pageless ? notFound : { kind: 'page', route })

/**
 * 路由守卫（ROUTE-07、ROUTE-08、HTTP-11）：公开页放行；未登录先登录；陌生路径未找到；
 * 没有授权去 403，或去 hash 指的、有授权的地址（只跳一次，hash 随之消失）；声明了但还没有页面的按未找到。
 */
export const admit = ({ pathname, search, hash }: Address, visitor: Visitor): Admission => {
  const route = findRoute(pathname)
  if (route?.path === register.group.path)
    return { kind: 'redirect', to: `${href(register.register)}${search}` }
  if (route?.public) return page(route)
  if (!visitor.ready) return { kind: 'login' }
  if (!route || route.path === shell.notFound.path) return notFound
  if (route.path === shell.root.path) return { kind: 'redirect', to: visitor.landing() }
  if (!isPermitted(pathname, visitor.permitted))
    return { kind: 'redirect', to: safeHashPath(hash, visitor.permitted) ?? href(shell.forbidden) }
  return page(route)
}
