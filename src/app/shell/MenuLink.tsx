import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { askAhead } from '#app/ahead.ts'
import { prefetchPage } from '#app/pages.ts'
import { listAddress } from '#hooks/listPlaces.ts'
import type { PageRoute } from '#routes/define.ts'

interface MenuLinkProps {
  readonly route: PageRoute
  readonly current: boolean
  readonly children: ReactNode
}

/** 菜单里的一项：列表带着上次的条件去（interface 1.7），当前页的回到初始条件；悬停或聚焦时先取页面代码，按下时先问它的读，当前项以 aria-current 标出。 */
export function MenuLink({ route, current, children }: MenuLinkProps) {
  const prefetch = () => prefetchPage(route)
  const to = current ? route.path : listAddress(route.path)
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      // 带着条件的，问什么只有页面知道
      onPointerDown={() => to === route.path && askAhead(to)}
    >
      {children}
    </Link>
  )
}
