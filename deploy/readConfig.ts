import { readFileSync } from 'node:fs'
import * as check from './checks.ts'
import { defaultLimits, type Limits, type Paths, type PortalConfig, type Upstreams } from './PortalConfig.ts'

const TAKEN = /^\/(cv3|api|uaa|oss|healthz)(\/|$)/

const extraPaths: check.Check<Readonly<Record<string, readonly string[]>>> = (name, value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return check.wrong(name, value, '是对象，没有就写 {}')
  return Object.fromEntries(
    Object.entries(value).map(([path, targets]) => {
      if (!/^(\/[\w-]+)+$/.test(path) || TAKEN.test(path))
        check.wrong(`${name} 的路径`, path, '是 /login 这样的路径，且不与门户自己的路径重叠')
      return [path, check.backends(`${name}[${path}]`, targets)]
    }),
  )
}

const limits: check.Check<Limits> = (name, value) => ({
  ...defaultLimits,
  ...check.shape<Partial<Limits>>({
    // a page has 19 files, an upload three at a time: less than this would stop honest people
    connectionsPerAddress: check.optional(check.count(40, 100_000)),
    callsPerSecond: check.optional(check.count(5, 100_000)),
    headerSeconds: check.optional(check.count(1, 60)),
    bodySeconds: check.optional(check.count(1, 300)),
  })(name, value ?? {}),
})

const portal = check.shape<PortalConfig>({
  environment: check.label,
  publicOrigin: check.origin,
  listen: check.listen,
  redirectListen: check.optional(check.listen),
  tls: check.optional(check.shape({ certificate: check.file, key: check.file })),
  trustedProxies: check.list(check.cidr),
  requestHeaders: (name, value) => check.list(check.requestHeader)(name, value ?? []),
  limits,
  upstreams: check.shape<Upstreams>({
    corp: check.backends,
    uaa: check.backends,
    objectStore: check.optional(check.backends),
    reports: check.optional(check.collector),
  }),
  extraPaths,
  loginUrl: check.loginUrl,
  customerServiceOrigins: check.list(check.source),
  objectStoreOrigins: check.list(check.origin),
  paths: check.shape<Paths>({
    root: check.directory,
    logs: check.directory,
    run: check.directory,
    temp: check.directory,
  }),
  user: check.optional(check.user),
})

/** Checks the content of a configuration; @throws WrongConfig with one sentence saying which item is wrong. */
export const checkConfig = (value: unknown): PortalConfig => {
  const config = portal('', value)
  const isHttps = config.publicOrigin.startsWith('https:')
  if (config.tls && !isHttps)
    check.wrong('publicOrigin', config.publicOrigin, '以 https:// 开头，因为配置了 tls')
  if (config.redirectListen && !isHttps)
    check.wrong('redirectListen', config.redirectListen, '不写，因为 publicOrigin 不是 https')
  if (config.redirectListen === config.listen)
    check.wrong('redirectListen', config.redirectListen, '与 listen 不同')
  return config
}

/** Reads a configuration file; @throws WrongConfig when it cannot be read, is not JSON, or an item is wrong. */
export const readConfig = (path: string): PortalConfig => {
  let raw: string
  try {
    raw = readFileSync(path, 'utf8')
  } catch {
    throw new check.WrongConfig(`读不了配置文件 ${path}`)
  }
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch (cause) {
    throw new check.WrongConfig(`配置文件 ${path} 不是正确的 JSON：${(cause as Error).message}`, { cause })
  }
  return checkConfig(value)
}
