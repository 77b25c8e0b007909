import { useId, useState } from 'react'
import { isPhone } from '#hooks/phone.ts'
import type { Family } from '#routes/define.ts'
import { useGrants } from '#state/useGrants.ts'
import { Icon } from './Icon.tsx'
import { MenuLink } from './MenuLink.tsx'
import { leftMenu } from './navigation.ts'

interface LeftMenuProps {
  readonly family: Family
  /** 当前路由的声明路径 */
  readonly current: string
}

/** 左侧菜单：按分组，分组与整个菜单都可收起（SHELL-12）。 */
export function LeftMenu({ family, current }: LeftMenuProps) {
  // 手机上先收着：要办的在下面
  const [folded, setFolded] = useState(isPhone)
  const list = useId()
  const sections = leftMenu(family, useGrants())
  if (sections.length === 0) return null
  return (
    <nav className="shell-left" aria-label="左侧菜单" data-folded={folded}>
      <button
        type="button"
        className="shell-fold"
        aria-expanded={!folded}
        aria-controls={list}
        onClick={() => setFolded(!folded)}
      >
        <Icon shape="fold" />
        <span className={folded ? 'sr-only' : undefined}>{folded ? '展开菜单' : '收起菜单'}</span>
      </button>
      <div id={list} hidden={folded}>
        {sections.map(({ name, routes }) => (
          <details key={name} open>
            <summary>{name}</summary>
            <ul>
              {routes.map((route) => (
                <li key={route.path}>
                  <MenuLink route={route} current={route.path === current}>
                    {route.title}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  )
}
