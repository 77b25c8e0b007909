import { buildVersion, runtime } from '#api/runtime.ts'

/** 版本与环境；哪一次构建、哪一版契约停在版本上才看到，联系客服时说得清。 */
export function VersionInfo() {
  const { build, contract } = buildVersion()
  const [version = '', commit = ''] = build.split(' ')
  const lines = [
    [
      '版本',
      version,
      [commit && `构建 ${commit}`, contract && `接口契约 ${contract}`].filter(Boolean).join('，'),
    ],
    ['环境', runtime().environment],
  ].filter(([, text]) => text)
  if (lines.length === 0) return null
  return (
    <dl>
      {lines.map(([label, text, more]) => (
        <div key={label} title={more || undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
