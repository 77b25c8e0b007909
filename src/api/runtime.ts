/** 运行时配置：网页服务器填在页面里的 scf-config（deploy/README.md），一份构建到哪个环境都一样。 */
interface Runtime {
  /** 环境的名称，如 生产；没有填写时为空 */
  readonly environment: string
  /** 平台没有另给登录地址时的登录页；空为默认 /login */
  readonly loginUrl: string
  /** 报告送到站内的哪个地址；空为不收集 */
  readonly reports: string
}

const contentOf = (name: string): string =>
  globalThis.document?.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

const read = (): Runtime => {
  let given: Partial<Record<keyof Runtime, unknown>> = {}
  try {
    given = (JSON.parse(contentOf('scf-config')) ?? {}) as typeof given
  } catch {
    // 没有网页服务器填写（开发、预览），都用默认值
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const reports = text(given.reports)
  return {
    environment: text(given.environment),
    loginUrl: text(given.loginUrl),
    reports: /^\/[\w/-]+$/.test(reports) && !reports.startsWith('//') ? reports : '',
  }
}

let known: Runtime | undefined

/** 运行时配置；读一次，读不懂的部分按没有填写。 */
export const runtime = (): Runtime => (known ??= read())

/** 哪一次构建（版本与提交）与契约版本，写在页面里。 */
export const buildVersion = (): { readonly build: string; readonly contract: string } => ({
  build: contentOf('scf-build'),
  contract: contentOf('scf-contract'),
})
