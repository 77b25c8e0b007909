import { currentEpoch } from '#api/epoch.ts'
import { getSession } from '#state/session.ts'

interface Place {
  search: string
  scroll: number
}

/** 刷新之后还在：只放 sessionStorage，这个页签自己的；退出登录随会话一起清空（clearSession）。 */
const KEY = 'scf-places'
/** 至多记这么多个列表，再多的去掉最早的；条件长得离谱的不记。 */
const MOST = 40
const LONGEST = 1_000

/** 这次会话里到过的列表：路径 → 条件、第几页与滚到哪里；换人、换企业、换角色就是另一个世代，不带过去。 */
let places = new Map<string, Place>()
let epoch = 0
let owner = ''

/** 像草稿一样，只还给同一个人在同一企业、同一角色下；没有登录得空串，不存也不取。 */
const ownerOf = (): string => {
  const { user } = getSession()
  return user ? [user.userId, user.corpId, user.currentRoleCode].join(' ') : ''
}

const asPlaces = (entry: unknown): [string, Place][] => {
  const [pathname, search, scroll] = Array.isArray(entry) ? (entry as unknown[]) : []
  return typeof pathname === 'string' && typeof search === 'string' && typeof scroll === 'number'
    ? [[pathname, { search, scroll }]]
    : []
}

/** 刷新之前记下的；没有、读不懂、是别人的或读不到（K01、K09）得空。 */
const recalled = (): Map<string, Place> => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      owner?: unknown
      lists?: unknown
    } | null
    if (kept?.owner !== owner || !Array.isArray(kept.lists)) return new Map()
    return new Map(kept.lists.flatMap(asPlaces))
  } catch {
    return new Map()
  }
}

const here = (): Map<string, Place> => {
  const { id } = currentEpoch()
  const now = ownerOf()
  if (id !== epoch || now !== owner) {
    epoch = id
    owner = now
    places = owner ? recalled() : new Map()
  }
  return places
}

/** 存下到过的列表：条件变时、离开页面时；存不下（K02）就只在内存里。 */
export const saveListPlaces = (): void => {
  const lists = [...here()].map(([pathname, { search, scroll }]) => [pathname, search, scroll])
  if (!owner) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, lists }))
  } catch {
    // 刷新后从头看
  }
}

/** 记下列表现在的条件（地址里的查询参数）；回来时照旧，刷新之后也是（interface 1.7）。 */
export const keepListSearch = (pathname: string, search: string): void => {
  const known = here()
  const scroll = known.get(pathname)?.scroll ?? 0
  // 放到最后：次序就是看过的先后
  known.delete(pathname)
  if (search.length <= LONGEST) known.set(pathname, { scroll, search })
  for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest)
  saveListPlaces()
}

/** 这次会话里看过的列表的路径，最近的在前。 */
export const recentLists = (): string[] => [...here().keys()].toReversed()

/** 记下滚到哪里；没有来过的列表不记。 */
export const keepListScroll = (pathname: string, scroll: number): void => {
  const place = here().get(pathname)
  if (place) place.scroll = scroll
}

/** 去列表的地址：这次会话里来过就带上当时的条件。 */
export const listAddress = (pathname: string): string => {
  const search = here().get(pathname)?.search
  return search ? `${pathname}?${search}` : pathname
}

/** 回到列表时滚到哪里；条件不同了从头看起。 */
export const listScroll = (pathname: string, search: string): number => {
  const place = here().get(pathname)
  return place && place.search === search ? place.scroll : 0
}
