import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listAddress } from '#hooks/listPlaces.ts'
import type { PageRoute } from '#routes/define.ts'

interface MenuLinkProps {
  readonly route: PageRoute
  readonly current: boolean
  readonly children: ReactNode
}

/** 菜单里的一项：列表带着上次的条件去（interface 1.7），当前页的回到初始条件；当前项以 aria-current 标出。 */
export function MenuLink({ route, current, children }: MenuLinkProps) {
  return (
    <Link to={current ? route.path : listAddress(route.path)} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
