import { ApiError } from '#api/ApiError.ts'
import { currentUser } from '#api/generated/corp/users/users.ts'
import { listGrantedMenus } from '#api/generated/corp/menus/menus.ts'
import {
  listPlatformProducts,
  loadNavViewConfig,
  loadPlatformConfig,
} from '#api/generated/corp/configs/configs.ts'
import { refreshSession } from '#api/generated/corp/sessions/sessions.ts'
import { loadCsrfToken } from '#api/generated/uaa/securities/securities.ts'
import { channelTexts } from '#api/outcome.ts'
import { sessionValue, setSessionValue } from '#api/session.ts'
import { withoutCredentials } from '#api/signature.ts'
import { landingPath } from '#domain/landing.ts'
import { isPublic } from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { mergeConfiguration } from '#state/configuration.ts'
import { entryTypes, loadDictionaries } from '#state/dictionaries.ts'
import { getGrants, grantsFrom, setGrants } from '#state/menus.ts'
import { beginExchange, enterSession, failSession, getSession } from '#state/session.ts'
import { leave } from './exit.ts'
import { takeOver } from './tabs.ts'
import { insidePath } from './visit.ts'

interface Tokens {
  readonly authToken: string
  readonly wsToken: string
}

const quiet = { quiet: true } as const
// 可以放心重发：本机时钟差得多时 http 会按学到的时间再发一次
const repeatable = { quiet: true, query: true } as const

/** 恰好一个、字符与长度都像样的参数；其余当作没有（T2）。 */
const singleToken = (search: URLSearchParams, name: string): string => {
  const [value = '', ...more] = search.getAll(name)
  return more.length === 0 && /^[\w.~+/=-]{1,2048}$/.test(value) ? value : ''
}

/** 取出并立即抹去地址里的令牌：先于一切请求与渲染（T1）。没有合格的 authToken 得 undefined。 */
export const takeTokens = (): Tokens | undefined => {
  const search = new URLSearchParams(location.search)
  if (!search.has('authToken') && !search.has('wsToken')) return undefined
  history.replaceState(null, '', withoutCredentials(location.pathname + location.search + location.hash))
  const authToken = singleToken(search, 'authToken')
  return authToken ? { authToken, wsToken: singleToken(search, 'wsToken') } : undefined
}

const messageOf = (cause: unknown) => (cause instanceof ApiError ? cause.message : channelTexts.network)

const storeCsrf = async () => {
  const { token, headerName } = await loadCsrfToken(repeatable)
  setSessionValue('XSRF-TOKEN', token)
  setSessionValue('XSRF-TOKEN-NAME', headerName)
}

/** 以令牌换会话（GATE-01）；失败时不留下令牌（GATE-02、T3）。 */
const exchange = async ({ authToken, wsToken }: Tokens): Promise<boolean> => {
  const changed = authToken !== sessionValue('authToken') || !sessionValue('XSRF-TOKEN')
  setSessionValue('authToken', authToken)
  setSessionValue('wsToken', wsToken)
  try {
    if (changed) await storeCsrf()
    await refreshSession(repeatable)
    return true
  } catch (cause) {
    for (const name of ['authToken', 'wsToken', 'XSRF-TOKEN', 'XSRF-TOKEN-NAME'] as const)
      setSessionValue(name, '')
    failSession({ stage: 'exchange', message: messageOf(cause) })
    return false
  }
}

/** 全局配置：取到多少用多少，从不阻断进门（S16）。 */
const configure = (): Promise<unknown> =>
  Promise.allSettled([
    loadNavViewConfig(quiet).then((view) => mergeConfiguration({ view })),
    listPlatformProducts(quiet).then((products) =>
      mergeConfiguration({ products: Array.isArray(products) ? products : [] }),
    ),
    loadPlatformConfig(quiet).then((platform) => {
      mergeConfiguration({ platform })
      setSessionValue('corpLoginUrl', platform.corpLoginUrl)
    }),
  ])

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/** 用户、菜单、字典三项并行，全部取齐才算登录（GATE-04）；否则给出第一条信息（GATE-05）。 */
const loadAll = async (): Promise<boolean> => {
  // 菜单名称来自配置：稍等它，但不让它挡住进门
  const configured = atMost(configure(), 2_000)
  const results = await Promise.allSettled([
    currentUser(quiet),
    listGrantedMenus(quiet),
    loadDictionaries(entryTypes),
  ])
  const failures = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  if (failures.some((cause) => cause instanceof ApiError && cause.kind === 'unauthorized')) {
    leave({ remember: true })
    return false
  }
  const [user, menus] = results
  if (failures.length > 0 || user.status !== 'fulfilled' || menus.status !== 'fulfilled' || !user.value) {
    failSession({
      stage: 'load',
      message: failures.length > 0 ? messageOf(failures[0]) : channelTexts.network,
    })
    return false
  }
  await configured
  setGrants(
    grantsFrom(
      menus.value,
      user.value.productOpenStatus,
      allRoutes.map((route) => route.path),
    ),
  )
  enterSession(user.value)
  return true
}

/** 登录后的落地页（LAND-01 至 04）；未就绪时得根路径。 */
export const landing = (): string => {
  const { user } = getSession()
  if (!user) return '/'
  const last = { lastUrl: sessionValue('lastUrl'), lastCorpFlag: sessionValue('lastCorpFlag') }
  return landingPath(user, last, getGrants().permitted)
}

/**
 * 登录门（规范第 4 节）：取令牌、换会话、取三项资料、算落地页；结果在会话状态里，从不抛错。
 * 公开页不等任何人：没有令牌就以未登录显示，外观配置随后到。
 */
export const openGate = async (): Promise<void> => {
  const tokens = takeTokens()
  const path = insidePath(location.pathname)
  if (!tokens && isPublic(path)) {
    void configure()
    return
  }
  beginExchange()
  if (tokens) {
    if (!(await exchange(tokens))) return
  } else {
    if (!sessionValue('authToken')) await takeOver()
    // 只有会话 Cookie 时也要有 CSRF 令牌；失败与否由下面的三项说话
    if (!sessionValue('XSRF-TOKEN')) await storeCsrf().catch(() => undefined)
  }
  const entered = await loadAll()
  if (entered && (tokens || path === '/')) history.replaceState(null, '', `/cv3${landing()}`)
}
