import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { prefetchPage } from '#app/pages.ts'
import { listAddress } from '#hooks/listPlaces.ts'
import type { PageRoute } from '#routes/define.ts'

interface MenuLinkProps {
  readonly route: PageRoute
  readonly current: boolean
  readonly children: ReactNode
}

/** 菜单里的一项：列表带着上次的条件去（interface 1.7），当前页的回到初始条件；悬停或聚焦时先取页面代码，当前项以 aria-current 标出。 */
export function MenuLink({ route, current, children }: MenuLinkProps) {
  const prefetch = () => prefetchPage(route)
  return (
    <Link
      to={current ? route.path : listAddress(route.path)}
      aria-current={current ? 'page' : undefined}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  )
}
