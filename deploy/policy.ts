import type { PortalConfig } from './PortalConfig.ts'

const directives = (list: readonly (readonly [name: string, ...sources: string[]])[]): string =>
  list.map((one) => one.join(' ')).join('; ')

const isHttps = ({ publicOrigin }: PortalConfig): boolean => publicOrigin.startsWith('https:')

const assetsOf = ({ publicOrigin }: PortalConfig): string => `${publicOrigin}/cv3/assets/`
const pdfjsOf = ({ publicOrigin }: PortalConfig): string => `${publicOrigin}/cv3/pdfjs/`

/** 页面：只认构建出的文件所在的路径（'self' 会让上传的文件也能当脚本执行，security 4.1），并要求 Trusted Types。 */
export const pagePolicy = (config: PortalConfig): string => {
  const { publicOrigin, objectStoreOrigins } = config
  const assets = assetsOf(config)
  return directives([
    ["default-src 'none'"],
    ['script-src', assets, `${publicOrigin}/cv3/legacy.js`],
    ['style-src', assets],
    ["img-src 'self' data: blob:"],
    ['font-src', assets, pdfjsOf(config), 'data:'],
    ["connect-src 'self'", ...objectStoreOrigins],
    ['worker-src', assets],
    ['frame-src', `${publicOrigin}/cv3/cs-frame.html`],
    ["manifest-src 'none'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types dompurify scf-worker'],
    ...(isHttps(config) ? [['upgrade-insecure-requests'] as const] : []),
  ])
}

/**
 * 页面的第二层：脚本须带这一次的随机数，或由带随机数的脚本引入。其余的第一层已经说了，这里只写这一条：
 * 把两个头并成一行来读的扫描器（如 MDN Observatory）才不会当成重复。
 */
export const noncePolicy = (): string => "script-src 'nonce-$request_id' 'strict-dynamic'"

/** worker：自己的策略；wasm 解码只在这里放行，页面里没有任何 unsafe。 */
export const workerPolicy = (config: PortalConfig): string =>
  directives([
    ["default-src 'none'"],
    ['script-src', assetsOf(config), pdfjsOf(config), "'wasm-unsafe-eval'"],
    ["connect-src 'self'", ...config.objectStoreOrigins],
    ['font-src', pdfjsOf(config), 'data:'],
  ])

/** 在线客服的框：不同源的沙箱；供应商的脚本只能连供应商自己。 */
export const framePolicy = (config: PortalConfig): string => {
  const services = config.customerServiceOrigins
  const sockets = services
    .filter((one) => one === new URL(one).origin && one.startsWith('https:'))
    .map((one) => one.replace('https:', 'wss:'))
  return directives([
    ['sandbox allow-scripts allow-forms allow-popups'],
    ["default-src 'none'"],
    ['script-src', `${config.publicOrigin}/cv3/cs-frame.js`, ...services],
    ["style-src 'unsafe-inline'", ...services],
    ['img-src data: blob:', ...services],
    ['font-src data:', ...services],
    services.length > 0 ? ['connect-src', ...services, ...sockets] : ["connect-src 'none'"],
    ...(services.length > 0 ? [['media-src', ...services] as const] : []),
    ["base-uri 'none'"],
    services.length > 0 ? ['form-action', ...services] : ["form-action 'none'"],
    ["frame-ancestors 'self'"],
  ])
}
