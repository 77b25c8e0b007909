// What a value of the configuration must look like. Each check answers the value, or throws a sentence that names it.
import { isIP } from 'node:net'

/** A wrong configuration: message is one sentence saying which item, what it is now and what it should be. */
export class WrongConfig extends Error {}

const shown = (value: unknown): string => (value === undefined ? '没有写' : JSON.stringify(value))

export const wrong = (name: string, value: unknown, should: string): never => {
  throw new WrongConfig(
    `配置 ${name} 不对：现在${value === undefined ? '' : '是 '}${shown(value)}，应当${should}`,
  )
}

export type Check<T> = (name: string, value: unknown) => T

export const text =
  (pattern: RegExp, should: string): Check<string> =>
  (name, value) =>
    typeof value === 'string' && pattern.test(value) ? value : wrong(name, value, should)

const parsed = (value: unknown): URL | undefined =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined

// what URL lets pass in a host (* ~ ; $ {) means something to the web server and to the policy
const HOST = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/

const isLoopback = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || hostname === 'localhost'

// these would end or change a directive of the web server or of the policy
const ODD = /[*;,\s?#'"$\\{}]/

/** An origin the browser goes to: https, or http for a trial on this machine; without a path. */
export const origin: Check<string> = (name, value) => {
  const url = parsed(value)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))
  return url && isSafe && url.origin === value && HOST.test(url.hostname)
    ? value
    : wrong(name, value, '是 https 的源，如 https://scf.example.com，不带路径与末尾的斜杠')
}

/** A source in the security policy: an origin, or a directory address ending in /; no wildcards. */
export const source: Check<string> = (name, value) => {
  const url = parsed(value)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))
  const isWhole = url && (url.origin === value || (url.href === value && value.endsWith('/')))
  return url && isSafe && isWhole && !ODD.test(url.href)
    ? value
    : wrong(name, value, '是 https 的源或以 / 结尾的 https 地址，不含通配符')
}

/** An address of a backend: protocol, host and port, no path. */
export const backend: Check<string> = (name, value) => {
  const url = parsed(value)
  return url && /^https?:$/.test(url.protocol) && url.origin === value && HOST.test(url.hostname)
    ? value
    : wrong(name, value, '是后端的地址，如 http://10.0.1.11:8080，不带路径')
}

export const listen = text(
  /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\]):([1-9]\d{0,4})$/,
  '是监听的地址与端口，如 0.0.0.0:443',
)
export const directory = text(/^\/[\w./-]+[\w-]$/, '是一个绝对路径，只含字母、数字与 . _ - /，末尾没有斜杠')
export const file = directory

/** One address, or a network with a prefix of at least eight bits: trusting the whole internet is trusting anyone. */
export const cidr: Check<string> = (name, value) => {
  const [address = '', prefix, ...rest] = typeof value === 'string' ? value.split('/') : []
  const bits = isIP(address) === 6 ? 128 : 32
  const isWhole = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 8)
  return isIP(address) > 0 && isWhole && Number(prefix ?? 8) <= bits && rest.length === 0
    ? (value as string)
    : wrong(name, value, '是地址，或前缀不短于 8 位的网段，如 10.0.0.0/8')
}

// the gateway says these itself, or they belong to one connection
const OWN =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id|via|host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|.*client-ip|.*connecting-ip|x-original-.*|x-rewrite-.*|x-http-method.*)$/i

/** A request header to forward to the backend: not one the gateway states itself, nor a hop-by-hop one. */
export const requestHeader: Check<string> = (name, value) =>
  typeof value === 'string' && /^[A-Za-z][A-Za-z\d-]{0,63}$/.test(value) && !OWN.test(value)
    ? value
    : wrong(name, value, '是请求头的名称，且不是 X-Forwarded-*、Forwarded、Host 之类由网关自己说的')

/** A whole number, no less than `least`. */
export const count =
  (least: number, most: number): Check<number> =>
  (name, value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? Number(value)
      : wrong(name, value, `是 ${least} 到 ${most} 的整数`)
export const label = text(/^[\p{L}\p{N} ._-]{1,20}$/u, '是 1 到 20 个字的名称')
export const user = text(/^[a-z_][\w-]{0,31}$/, '是一个系统用户名，如 www-data')

/** The address that collects reports: may have a path. */
export const collector: Check<string> = (name, value) => {
  const url = parsed(value)
  return url && /^https?:$/.test(url.protocol) && !url.username && !ODD.test(url.href)
    ? url.href
    : wrong(name, value, '是收集端的地址，如 http://10.0.1.31:8080/collect')
}

/** The login page: an absolute path on this site, or an https address. */
export const loginUrl: Check<string> = (name, value) => {
  if (typeof value === 'string' && /^\/(?!\/)[\w./-]*$/.test(value)) return value
  const url = parsed(value)
  return url?.protocol === 'https:' && url.href === value && !url.username && !ODD.test(url.href)
    ? value
    : wrong(name, value, '是站内路径（如 /login）或完整的 https 地址')
}

export const list =
  <T>(check: Check<T>, least = 0): Check<readonly T[]> =>
  (name, value) => {
    if (!Array.isArray(value) || value.length < least)
      return wrong(name, value, least > 0 ? `是至少 ${least} 项的数组` : '是数组，没有就写 []')
    return value.map((item: unknown, index) => check(`${name}[${index}]`, item))
  }

/** A group of backends: one protocol, no duplicates. */
export const backends: Check<readonly string[]> = (name, value) => {
  const all = list(backend, 1)(name, value)
  if (new Set(all.map((one) => new URL(one).protocol)).size > 1)
    return wrong(name, value, '都用同一个协议（http 或 https）')
  if (new Set(all).size < all.length) return wrong(name, value, '没有重复的地址')
  return all
}

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (name, value) =>
    value === undefined ? undefined : check(name, value)

type Shape<T> = { readonly [K in keyof T]-?: Check<T[K]> }

/** An object: every member has its own check; an unknown member is an error too (most likely a misspelt name). */
export const shape =
  <T extends object>(checks: Shape<T>): Check<T> =>
  (name, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong(name || '文件', value, '是一个 JSON 对象')
    const prefix = name ? `${name}.` : ''
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key))
    if (unknown !== undefined)
      throw new WrongConfig(`配置里不认识 ${prefix}${unknown}：这里只有 ${Object.keys(checks).join('、')}`)
    const given = value as Record<string, unknown>
    return Object.fromEntries(
      Object.entries<Check<unknown>>(checks)
        .map(([key, check]) => [key, check(prefix + key, given[key])] as const)
        .filter(([, checked]) => checked !== undefined),
    ) as T
  }
