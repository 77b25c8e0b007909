import { fetchCsrf } from '#api/csrf.ts'
import { refreshSession } from '#api/generated/corp/sessions/sessions.ts'
import { discardSession, sessionValue, setSessionValue, stageSession } from '#api/session.ts'
import { withSession } from '#api/sessionLock.ts'
import { withoutCredentials } from '#api/signature.ts'
import { isPublic, REGISTER_PATH } from '#domain/permissions.ts'
import { beginExchange, failSession, getSession } from '#state/session.ts'
import type { LoadEnter } from './enter.ts'
import { configure, loadEntryData, messageOf } from './entryData.ts'
import { askFirstReads, askLandingReads } from './firstRead.ts'
import { findLiveSession, type LiveSession } from './liveSession.ts'
import { type Account, handedNames, takeOver } from './tabs.ts'
import { insidePath } from './visit.ts'

interface Tokens {
  readonly authToken: string
  readonly wsToken: string
}

// 可以放心重发：本机时钟差得多时 http 会按学到的时间再发一次；换不成会话的由门说（GATE-02）
const repeatable = { quiet: 'wholly', query: true } as const

/** 恰好一个、字符与长度都像样的参数；其余当作没有（T2）。 */
const singleToken = (search: URLSearchParams, name: string): string => {
  const [value = '', ...more] = search.getAll(name)
  return more.length === 0 && /^[\w.~+/=-]{1,2048}$/.test(value) ? value : ''
}

/**
 * 换成 path 之后，浏览器给脚本看的打开记录里也不再有令牌：记录删不掉，只能把它的名字盖住。
 * 盖不住的是浏览器自己的：开发者工具、有权看请求的扩展、浏览器自己寄出的违规报告。
 */
const hideFirstAddress = (path: string): void => {
  const { activation } = (globalThis as { navigation?: { activation?: { entry?: object } } }).navigation ?? {}
  const value = location.origin + path
  const cover = (record: object | undefined, name: string, shown: unknown) => {
    // 别的浏览器未必有、未必许
    if (record) Reflect.defineProperty(record, name, { value: shown })
  }
  const [opened] = performance.getEntriesByType('navigation')
  const toJSON = opened?.toJSON.bind(opened) as (() => object) | undefined
  cover(opened, 'toJSON', () => ({ ...toJSON?.(), name: value }))
  cover(opened, 'name', value)
  cover(activation?.entry, 'url', value)
}

/** 取出并立即抹去地址里的令牌：先于一切请求与渲染（T1）。没有合格的 authToken 得 undefined。 */
export const takeTokens = (): Tokens | undefined => {
  const search = new URLSearchParams(location.search)
  if (!search.has('authToken') && !search.has('wsToken')) return undefined
  const path = withoutCredentials(location.pathname + location.search + location.hash)
  history.replaceState(null, '', path)
  hideFirstAddress(path)
  const authToken = singleToken(search, 'authToken')
  return authToken ? { authToken, wsToken: singleToken(search, 'wsToken') } : undefined
}

/** 以令牌换会话（GATE-01）；失败时不留下令牌（GATE-02、T3）。 */
const exchange = async ({ authToken, wsToken }: Tokens): Promise<boolean> => {
  const changed = authToken !== sessionValue('authToken') || !sessionValue('XSRF-TOKEN')
  setSessionValue('authToken', authToken)
  setSessionValue('wsToken', wsToken)
  try {
    if (changed) await fetchCsrf()
    await refreshSession(repeatable)
    return true
  } catch (cause) {
    discardSession()
    for (const name of handedNames) setSessionValue(name, '')
    failSession({ stage: 'exchange', message: messageOf(cause) })
    return false
  }
}

/** 少有人遇到，用到才取；取不到就当作没有换人。 */
const keepWhich = (live: LiveSession, fresh: Account): Promise<'live' | 'fresh'> =>
  import('./keepWhich.ts').then(
    (module) => module.keepWhich(live, fresh),
    () => 'live',
  )

/** 带令牌来的：换会话、取资料；已有另一个人登录着的，先问清楚以谁的身份继续（T2）。 */
const enterByTokens = async (tokens: Tokens, loadEnter: LoadEnter): Promise<void> => {
  const live = await findLiveSession(tokens.authToken)
  // 决定之前不落存储：此刻刷新，仍是原来的人
  if (live) stageSession()
  if (!(await exchange(tokens))) return
  const coming = loadEnter()
  const fresh = await withSession(() => {
    const asked = loadEntryData()
    // 可能以另一个人的身份继续的，不先问
    if (!live) askLandingReads()
    return asked
  })
  if (!fresh) return
  if (!live || (await keepWhich(live, fresh.user)) === 'fresh') {
    ;(await coming).enter(fresh)
  } else {
    await live.restore()
    await refreshSession(repeatable).catch(() => undefined)
    const kept = await withSession(loadEntryData)
    if (kept) (await coming).enter(kept)
  }
  if (getSession().user) (await coming).goLanding()
}

/** 没有令牌的：沿用本标签页的、其他标签页的或 Cookie 里的会话（GATE-03）。 */
const enterBySession = async (loadEnter: LoadEnter): Promise<void> => {
  if (!sessionValue('authToken')) await takeOver()
  // 只有会话 Cookie 时也要有 CSRF 令牌；失败与否由下面的三项说话
  if (!sessionValue('XSRF-TOKEN')) await fetchCsrf().catch(() => undefined)
  const data = await withSession(() => {
    const asked = loadEntryData()
    askFirstReads()
    return asked
  })
  if (!data) return
  const { enter, goLanding } = await loadEnter()
  enter(data)
  if (insidePath(location.pathname) === '/') goLanding()
}

/**
 * 登录门（规范第 4 节）：取令牌、换会话、取三项资料、算落地页；结果在会话状态里，从不抛错。
 * 公开页不等任何人：没有令牌就以未登录显示，外观配置随后到。
 * @param loadEnter 取进门的后半，与画每一页的代码一同来
 */
export const openGate = async (loadEnter: LoadEnter): Promise<void> => {
  const tokens = takeTokens()
  const path = insidePath(location.pathname)
  if (!tokens && (isPublic(path) || path === REGISTER_PATH)) {
    void configure()
    return
  }
  beginExchange()
  await (tokens ? enterByTokens(tokens, loadEnter) : enterBySession(loadEnter))
}
