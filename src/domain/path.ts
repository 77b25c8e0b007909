import { isPermitted, type PermittedPaths, trimSlash } from './permissions.ts'

/** 门户的基础路径（SHELL-01）。 */
export const BASE_PATH = '/cv3/'
/** 默认登录地址。 */
const DEFAULT_LOGIN_URL = '/login'

const LONGEST = 2048
/** 对象存储签名的地址带着令牌，比给人看的长。 */
const LONGEST_FILE = 8192
// 地址里不该有控制字符、反斜杠、行分隔符与不成对的代理码元。
const UNSAFE = /[\p{Cc}\p{Cs}\\\u2028\u2029]/u
const SEGMENTS = /^\/cv3((?:\/[A-Za-z0-9_-]+)+\/?)$/
const FOREIGN_ORIGIN = 'https://portal.invalid'

/** 回跳时丢弃的查询参数（小写）：令牌与页面地址签名，它们只对当次有效。 */
export const DROPPED_PARAMS: ReadonlySet<string> = new Set([
  'authtoken',
  'wstoken',
  'token',
  'xsrf-token',
  'sign',
  'signature',
  'nonce',
  'timestamp',
  '_t',
])

const keptSearch = (search: string): string => {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !DROPPED_PARAMS.has(name.toLowerCase()))
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : ''
}

/**
 * 站内回跳地址（lastUrl 等不可信文本）：合格得相对 /cv3 的路径加查询串，供路由直接使用，否则 undefined，从不抛错。
 * 须以 /cv3/ 开头、逐段只含字母数字与 - _、且在授权之内；令牌、签名参数与 hash 被去掉（T5）。
 */
export const safeInternalPath = (raw: unknown, permitted: PermittedPaths): string | undefined => {
  if (typeof raw !== 'string' || raw.length > LONGEST || UNSAFE.test(raw)) return undefined
  const [beforeHash = ''] = raw.split('#')
  const mark = beforeHash.indexOf('?')
  const pathname = mark < 0 ? beforeHash : beforeHash.slice(0, mark)
  const matched = SEGMENTS.exec(pathname)?.[1]
  if (matched === undefined) return undefined
  const path = trimSlash(matched)
  if (!isPermitted(path, permitted)) return undefined
  return `${path}${mark < 0 ? '' : keptSearch(beforeHash.slice(mark))}`
}

/** hash 里的回跳地址：'#/credit/…' 按站内路径同样检查（ROUTE-08、T6）；用后由调用者清掉 hash。 */
export const safeHashPath = (hash: unknown, permitted: PermittedPaths): string | undefined =>
  typeof hash === 'string' && hash.startsWith('#/') && !hash.slice(1).includes('#')
    ? safeInternalPath(`${BASE_PATH}${hash.slice(2)}`, permitted)
    : undefined

const parsed = (raw: string): URL | undefined => {
  try {
    return new URL(raw)
  } catch {
    return undefined
  }
}

/** 登录地址（存储或配置里的 corpLoginUrl）：本站绝对路径，或 origins 名单内的 https 站点；否则默认 /login（T7）。 */
export const safeLoginUrl = (raw: unknown, origins: readonly string[] = []): string => {
  if (typeof raw !== 'string' || raw.length > LONGEST || UNSAFE.test(raw)) return DEFAULT_LOGIN_URL
  if (/^\/(?!\/)/.test(raw)) {
    const url = parsed(FOREIGN_ORIGIN + raw)
    return url?.origin === FOREIGN_ORIGIN && !url.pathname.startsWith('//')
      ? url.href.slice(FOREIGN_ORIGIN.length)
      : DEFAULT_LOGIN_URL
  }
  const url = /^https:\/\//i.test(raw) ? parsed(raw) : undefined
  const trusted = url && url.username === '' && url.password === '' && origins.includes(url.origin)
  return trusted ? url.href : DEFAULT_LOGIN_URL
}

/**
 * 应答与配置里给人点、给手机扫的地址，全站只经这一处（T8）：http、https 的完整地址，或以 / 开头的本站路径。
 * 其余（别的协议、//、带用户名、读不懂、过长）得 undefined，从不抛错；由用的地方说一句，或只显示文字。
 * @param origin 本站的源，本站路径据此补全
 * @param longest 最长多少个字符（编码之后）；二维码装得下 2048，给机器取文件的签名地址可以更长
 */
export const safeHref = (raw: unknown, origin: string, longest = LONGEST): string | undefined => {
  if (typeof raw !== 'string' || raw.length > longest || UNSAFE.test(raw)) return undefined
  const isInside = /^\/(?!\/)/.test(raw)
  if (!isInside && !/^https?:\/\//i.test(raw)) return undefined
  const url = parsed(isInside ? origin + raw : raw)
  const isPlain = url && url.username === '' && url.password === ''
  return isPlain && url.href.length <= longest ? url.href : undefined
}

/** 应答里给程序取文件的地址：同上检查，签名的地址可以长些。 */
export const safeFileUrl = (raw: unknown, origin: string): string | undefined =>
  safeHref(raw, origin, LONGEST_FILE)
