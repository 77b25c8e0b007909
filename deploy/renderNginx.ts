import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { PortalConfig } from './PortalConfig.ts'
import { browsersPolicy, framePolicy, noncePolicy, pagePolicy, workerPolicy } from './policy.ts'

const FILES = [
  'nginx.conf',
  'locations.conf',
  'health.conf',
  'security.conf',
  'proxy.conf',
  'upstream.conf',
  'session.conf',
  'connections.nft',
] as const

/** Come by https only: for more than a year, subdomains too; preload is for the owner of the main domain to decide. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/**
 * The API's answer to whoever takes too much: the wording is the portal's own for network trouble (section 8 of the
 * specification; tests/deploy/config.test.ts compares them).
 */
export const BUSY = {
  code: '429',
  message: '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
} as const

/** The part of the configuration handed to the browser (src/api/runtime.ts reads it). */
export const browserConfig = ({ environment, loginUrl, upstreams }: PortalConfig): object => ({
  environment,
  loginUrl,
  ...(upstreams.reports ? { reports: '/cv3/reports' } : {}),
})

const inAttribute = (value: object): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const schemeOf = (backends: readonly string[]): string => new URL(backends[0]!).protocol.replace(':', '')

const upstreamBlock = (name: string, backends: readonly string[]): string => {
  const servers = backends.map((one) => {
    const { hostname, port, protocol } = new URL(one)
    const number = port || (protocol === 'https:' ? '443' : '80')
    // one backend alone is never given up; of several, a dead one rests for a while
    return `    server ${hostname}:${number}${backends.length > 1 ? ' max_fails=2 fail_timeout=10s' : ' max_fails=0'};`
  })
  return `  upstream ${name} {\n${servers.join('\n')}\n    keepalive 32;\n    # 后端先关空闲连接时，正发出的写请求会失败：我们先关\n    keepalive_timeout 4s;\n  }\n`
}

const indented = (width: number, lines: readonly string[]): string =>
  lines.map((line) => ' '.repeat(width) + line).join('\n')

const certificate = ({ tls }: PortalConfig): string =>
  tls ? indented(4, [`ssl_certificate ${tls.certificate};`, `ssl_certificate_key ${tls.key};`]) : ''

const transport = ({ tls }: PortalConfig): string =>
  tls
    ? indented(2, [
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
        'ssl_prefer_server_ciphers off;',
        'ssl_session_cache shared:scf:10m;',
        'ssl_session_timeout 1d;',
        'ssl_session_tickets off;',
      ])
    : ''

// an address is never named in the handshake: then the host decides alone
const strangerTls = (config: PortalConfig, publicName: string): string => {
  if (!config.tls) return ''
  return isIP(publicName.replaceAll(/[[\]]/g, '')) ? certificate(config) : '    ssl_reject_handshake on;'
}

const redirectServer = (
  { redirectListen, publicOrigin, paths }: PortalConfig,
  publicName: string,
): string => {
  const block = (options: string, name: string, level: string, answer: string): string =>
    [
      '  server {',
      `    listen ${redirectListen}${options};`,
      `    server_name ${name};`,
      `    error_log ${paths.logs}/scf-error.log ${level};`,
      `    return ${answer};`,
      '  }\n',
    ].join('\n')
  return redirectListen
    ? block(' default_server', '_', 'crit', '421') +
        block('', publicName, 'emerg', `301 ${publicOrigin}$request_uri`)
    : ''
}

// only what a vendor's or a login page needs: those bring their own policy
const basicHeaders = (hsts: string): string =>
  [
    hsts,
    'add_header X-Content-Type-Options "nosniff" always;',
    'add_header Referrer-Policy "strict-origin" always;',
  ]
    .filter(Boolean)
    .map((line) => `  ${line}`)
    .join('\n')

const extraUpstream = (path: string): string => `scf_extra${path.replaceAll(/[^\w]/g, '_')}`

const extraLocations = ({ extraPaths }: PortalConfig, conf: string, hsts: string): string =>
  Object.entries(extraPaths)
    .flatMap(([path, backends]) =>
      [`= ${path}`, `^~ ${path}/`].map(
        (where) =>
          `location ${where} {\n${basicHeaders(hsts)}\n  include ${conf}/upstream.conf;\n  include ${conf}/session.conf;\n  proxy_pass ${schemeOf(backends)}://${extraUpstream(path)};\n}`,
      ),
    )
    .join('\n')

const objectStoreLocation = ({ upstreams: { objectStore } }: PortalConfig, conf: string): string =>
  objectStore
    ? `
# Object store: signed addresses are fetched through this site; the session does not go along
location ^~ /oss/ {
  include ${conf}/proxy.conf;
  limit_except GET POST PUT {
    deny all;
  }
  proxy_set_header Host ${new URL(objectStore[0]!).host};
  proxy_hide_header Set-Cookie;
  proxy_read_timeout 310s;
  proxy_pass ${schemeOf(objectStore)}://scf_oss/;
}`
    : ''

const reportsLocation = ({ upstreams: { reports } }: PortalConfig, conf: string): string =>
  reports
    ? `# Reports of the browser: limited in rate and size, without a session
location = /cv3/reports {
  include ${conf}/proxy.conf;
  limit_except POST {
    deny all;
  }
  limit_req zone=reports burst=20 nodelay;
  client_max_body_size 64k;
  proxy_read_timeout 10s;
  proxy_pass ${reports};
}`
    : ''

/** A browser holds more connections than it has requests: it keeps idle ones, and HTTP/1.1 opens six. */
const OPEN_PER_REQUEST = 3

const elements = (networks: readonly string[]): string =>
  networks.length > 0 ? `    elements = { ${networks.join(', ')} }` : '    # none'

const portOf = (listen: string): string => listen.slice(listen.lastIndexOf(':') + 1)

const valuesFor = (config: PortalConfig, conf: string, workers: string): Record<string, string> => {
  const { upstreams, publicOrigin, paths, trustedProxies, limits } = config
  const { host, hostname, protocol } = new URL(publicOrigin)
  const isHttps = protocol === 'https:'
  const hsts = isHttps ? `add_header Strict-Transport-Security "${HSTS}" always;` : '# no https, no HSTS'
  const groups: [string, readonly string[] | undefined][] = [
    ['scf_corp', upstreams.corp],
    ['scf_uaa', upstreams.uaa],
    ['scf_oss', upstreams.objectStore],
    ...Object.entries(config.extraPaths).map(([path, all]): [string, readonly string[]] => [
      extraUpstream(path),
      all,
    ]),
  ]
  return {
    environment: config.environment,
    workers,
    conf,
    root: paths.root,
    logs: paths.logs,
    run: paths.run,
    temp: paths.temp,
    listen: config.listen,
    listenOptions: config.tls ? ' ssl http2' : '',
    userLine: config.user ? `user ${config.user};` : '',
    publicHost: host,
    publicName: hostname,
    publicScheme: protocol.replace(':', ''),
    transport: transport(config),
    certificate: certificate(config),
    strangerTls: strangerTls(config, hostname),
    redirectServer: redirectServer(config, hostname),
    connectionsPerAddress: String(limits.connectionsPerAddress),
    callsPerSecond: String(limits.callsPerSecond),
    callBurst: String(limits.callsPerSecond * 4),
    openPerAddress: String(limits.connectionsPerAddress * OPEN_PER_REQUEST),
    ports: [config.listen, config.redirectListen]
      .flatMap((listen) => (listen ? [portOf(listen)] : []))
      .join(', '),
    proxies4: elements(trustedProxies.filter((one) => !one.includes(':'))),
    proxies6: elements(trustedProxies.filter((one) => one.includes(':'))),
    headerSeconds: String(limits.headerSeconds),
    bodySeconds: String(limits.bodySeconds),
    busyEnvelope: JSON.stringify(BUSY),
    requestHeaders: config.requestHeaders
      .map((name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`)
      .join('\n'),
    realIp:
      trustedProxies.length > 0
        ? [
            ...trustedProxies.map((one) => `  set_real_ip_from ${one};`),
            '  real_ip_header X-Forwarded-For;',
            '  real_ip_recursive on;\n',
          ].join('\n')
        : '',
    probers: indented(
      4,
      [...new Set(['127.0.0.1', '::1', ...trustedProxies])].map((one) => `${one} 1;`),
    ),
    upstreamBlocks: groups.flatMap(([name, all]) => (all ? [upstreamBlock(name, all)] : [])).join('\n'),
    corpScheme: schemeOf(upstreams.corp),
    uaaScheme: schemeOf(upstreams.uaa),
    cspPage: pagePolicy(config),
    cspNonce: noncePolicy(),
    cspWorker: workerPolicy(config),
    cspFrame: framePolicy(config),
    cspBrowsers: browsersPolicy(),
    reportTo: upstreams.reports ? '; report-to csp' : '',
    reporting: upstreams.reports
      ? `add_header Reporting-Endpoints 'csp="${publicOrigin}/cv3/reports"' always;`
      : '# no upstreams.reports configured, no Reporting-Endpoints',
    hsts,
    frameHeaders: basicHeaders(isHttps ? hsts : ''),
    cookieFlags: isHttps ? 'proxy_cookie_flags ~ secure;' : '',
    runtime: inAttribute(browserConfig(config)),
    reportsLocation: reportsLocation(config, conf),
    objectStoreLocation: objectStoreLocation(config, conf),
    extraLocations: extraLocations(config, conf, isHttps ? hsts : ''),
  }
}

/**
 * Makes all of nginx's configuration files, and the kernel's rule for connections, from the configuration: file name →
 * content.
 * @param conf the directory (absolute path) these files will be in
 */
export const renderNginx = (
  config: PortalConfig,
  conf: string,
  workers: number | 'auto' = 'auto',
): Map<string, string> => {
  const values = valuesFor(config, conf, String(workers))
  return new Map(
    FILES.map((name) => {
      const template = readFileSync(join(import.meta.dirname, 'nginx', `${name}.template`), 'utf8')
      const rendered = template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
        const value = values[key]
        if (value === undefined) throw new Error(`${name}.template 里的 {{${key}}} 没有值`)
        return value
      })
      return [name, rendered]
    }),
  )
}
