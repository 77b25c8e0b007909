import { useEffect, useRef } from 'react'
import type { Family } from '#routes/define.ts'
import { useGrants } from '#state/useGrants.ts'
import { MenuLink } from './MenuLink.tsx'
import { barMenu } from './navigation.ts'

interface FamilyBarProps {
  readonly family: Family
  /** 当前路由的声明路径 */
  readonly current: string
}

/** 没有左侧菜单的一类，内容之上的一条：这个人能打开的各页；放不下时左右滚动，当前的一页总在眼前。 */
export function FamilyBar({ family, current }: FamilyBarProps) {
  const list = useRef<HTMLUListElement>(null)
  const routes = barMenu(family, useGrants())
  useEffect(() => {
    const here = list.current?.querySelector(`[href$="${current}"]`)
    here?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [current])
  if (routes.length < 2) return null
  return (
    <nav className="shell-pages" aria-label="产品菜单">
      <ul ref={list}>
        {routes.map((route) => (
          <li key={route.path}>
            <MenuLink route={route} current={route.path === current}>
              {route.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
