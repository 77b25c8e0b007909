import type { PortalConfig } from './PortalConfig.ts'

const directives = (list: readonly (readonly [name: string, ...sources: string[]])[]): string =>
  list.map((one) => one.join(' ')).join('; ')

const isHttps = ({ publicOrigin }: PortalConfig): boolean => publicOrigin.startsWith('https:')

const assetsOf = ({ publicOrigin }: PortalConfig): string => `${publicOrigin}/cv3/assets/`
const pdfjsOf = ({ publicOrigin }: PortalConfig): string => `${publicOrigin}/cv3/pdfjs/`

/**
 * The page: accepts only the paths of built files ('self' would let an uploaded file run as a script, security 4.1),
 * and requires Trusted Types.
 */
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
 * The page's second layer: a script must carry this response's nonce, or be brought in by one that does. The first
 * layer says everything else, so only this one directive stands here: scanners that read the two headers as one line
 * (such as MDN Observatory) then see no duplicates.
 */
export const noncePolicy = (): string => "script-src 'nonce-$request_id' 'strict-dynamic'"

/** The worker: a policy of its own; wasm decoding is allowed only here, the page has no unsafe at all. */
export const workerPolicy = (config: PortalConfig): string =>
  directives([
    ["default-src 'none'"],
    ['script-src', assetsOf(config), pdfjsOf(config), "'wasm-unsafe-eval'"],
    ["connect-src 'self'", ...config.objectStoreOrigins],
    ['font-src', pdfjsOf(config), 'data:'],
  ])

/**
 * The page below the floor (public/browsers.html): plain HTML, and its one block of style by its digest
 * (tests/deploy/config.test.ts compares).
 */
export const browsersPolicy = (): string =>
  directives([
    ["default-src 'none'"],
    ['style-src', "'sha256-aJ4Vn7tb0W6hpP/0XO9iD5yieqe84T0gVZZCLLudIbg='"],
    ['img-src', 'data:'],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["frame-ancestors 'none'"],
  ])

/** The customer service frame: a sandbox of another origin; the vendor's script can connect to the vendor only. */
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
