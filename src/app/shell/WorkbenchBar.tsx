import { AccountTools } from './AccountTools.tsx'
import { Brand, TopMenu } from './Header.tsx'

/** 工作台没有页眉（SHELL-11），有自己的一条：同样的菜单与账户，退出与切换始终够得着。 */
export function WorkbenchBar({ pathname }: { readonly pathname: string }) {
  return (
    <section className="shell-bar" aria-label="工作台导航">
      <Brand />
      <TopMenu pathname={pathname} />
      <AccountTools />
    </section>
  )
}
