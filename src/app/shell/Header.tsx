import type { ReactNode } from 'react'
import { loginUrl } from '#app/session/exit.ts'
import { findRoute } from '#routes/allRoutes.ts'
import { register } from '#routes/register.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useGrants } from '#state/useGrants.ts'
import { useSession, useUser } from '#state/useSession.ts'
import { Mark } from '#ui/display/naming/Mark.tsx'
import { AccountTools } from './AccountTools.tsx'
import { configuredColours } from './colours.ts'
import { MenuLink } from './MenuLink.tsx'
import { topMenu } from './navigation.ts'
import { ProductLink } from './ProductLink.tsx'
import { useLazyEntry } from './useLazyEntry.tsx'

/** 标记、平台名称与标语；名称与标语来自全局配置。 */
export function Brand() {
  const { view } = useConfiguration()
  return (
    <p className="shell-brand">
      <Mark className="shell-mark" />
      <strong>{view.opName || '企业供应链金融门户'}</strong>
      {view.topDocSlogan ? <span>{view.topDocSlogan}</span> : null}
    </p>
  )
}

/** 顶部菜单：当前所在的类点亮；产品名称来自配置（SHELL-09），点产品先查开通协议（PROD-01）。 */
export function TopMenu({ pathname }: { readonly pathname: string }) {
  const items = topMenu(useGrants(), useConfiguration(), useUser().openedProductCorps)
  const { enter, element } = useLazyEntry()
  const here = findRoute(pathname)
  return (
    <nav className="shell-top" aria-label="主菜单">
      <ul>
        {items.map(({ title, route, family, product }) => {
          const exact = items.some((item) => item.route?.path === here?.path)
          const current = exact ? here?.path === route?.path : here?.family === family && family !== 'shell'
          return (
            <li key={title}>
              {product ? (
                <ProductLink product={product} family={family} route={route} current={current} enter={enter}>
                  {title}
                </ProductLink>
              ) : route ? (
                <MenuLink route={route} current={current}>
                  {title}
                </MenuLink>
              ) : null}
            </li>
          )
        })}
      </ul>
      {element}
    </nav>
  )
}

interface HeaderProps {
  readonly pathname: string
  /** 只有平台名称：手机上的页面 */
  readonly bare?: boolean | undefined
  readonly children?: ReactNode
}

/** 页眉：登录后有菜单与账户；注册页有 立即登录（SHELL-02、SHELL-04、SHELL-06）；children 是公开页上已登录着的人。 */
export function Header({ pathname, bare = false, children }: HeaderProps) {
  const { status } = useSession()
  const { view } = useConfiguration()
  return (
    <header className="shell-header" style={configuredColours(view.topBackgroundColor, view.topTextColor)}>
      <Brand />
      {status === 'ready' && !bare ? (
        <>
          <TopMenu pathname={pathname} />
          <AccountTools />
        </>
      ) : null}
      {bare ? null : children}
      {status !== 'ready' && pathname === register.register.path ? (
        <a className="shell-login" href={loginUrl()}>
          立即登录
        </a>
      ) : null}
    </header>
  )
}
