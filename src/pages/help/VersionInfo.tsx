import { buildVersion, runtime } from '#api/runtime.ts'

/** 版本信息：哪一次构建、哪一版契约、哪个环境；联系客服时说得清。 */
export function VersionInfo() {
  const { build, contract } = buildVersion()
  const [version = '', commit = ''] = build.split(' ')
  const lines = [
    ['版本', version],
    ['构建', commit],
    ['接口契约', contract],
    ['环境', runtime().environment],
  ].filter(([, text]) => text)
  if (lines.length === 0) return null
  return (
    <dl>
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
