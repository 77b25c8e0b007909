import { safeHref } from '#domain/path.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { configuredColours } from './colours.ts'

const Fact = ({ label, value }: { readonly label: string; readonly value: string | undefined }) =>
  value ? (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null

/** 页脚：文字与颜色来自全局配置，缺什么就不显示什么；有左侧菜单时换成窄版（SHELL-05、SHELL-06、SHELL-12）。 */
export function Footer({ narrow }: { readonly narrow: boolean }) {
  const { view } = useConfiguration()
  // 备案链接是配置来的：只认 http(s)，否则只显示文字（T8）
  const record = safeHref(view.secRecUrl, location.origin)
  const line = [view.bottomDocOwnership, view.bottomDocCopyright, view.icprec].filter(Boolean)
  return (
    <footer
      className="shell-footer"
      data-narrow={narrow}
      style={configuredColours(view.bottomBackgroundColor, view.bottomTextColor)}
    >
      <dl>
        <Fact label="在线客服" value={view.bottomDocOnline} />
        <Fact label="服务热线" value={view.bottomDocTel} />
        <Fact label="联系地址" value={view.bottomDocAddr} />
      </dl>
      <p>
        {line.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {view.bottomDocSecRec && record ? (
          <a href={record} target="_blank" rel="noopener noreferrer">
            {view.bottomDocSecRec}
          </a>
        ) : (
          view.bottomDocSecRec && <span>{view.bottomDocSecRec}</span>
        )}
      </p>
    </footer>
  )
}
