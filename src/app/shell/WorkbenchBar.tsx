import { useConfiguration } from '#state/useConfiguration.ts'
import { AccountTools } from './AccountTools.tsx'
import { configuredColours } from './colours.ts'
import { Brand, TopMenu } from './Header.tsx'

/** 工作台没有页眉（SHELL-11），有自己的一条：同样的菜单与账户在同样的地方、同样的颜色，换页时不跳。 */
export function WorkbenchBar({ pathname }: { readonly pathname: string }) {
  const { view } = useConfiguration()
  return (
    <section
      className="shell-bar"
      aria-label="工作台导航"
      style={configuredColours(view.topBackgroundColor, view.topTextColor)}
    >
      <Brand />
      <TopMenu pathname={pathname} />
      <AccountTools />
    </section>
  )
}
