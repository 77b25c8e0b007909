import { currentEpoch } from '#api/epoch.ts'

interface Place {
  search: string
  scroll: number
}

/** 这次会话里到过的列表：路径 → 条件、第几页与滚到哪里；换人、换企业就是另一个世代，不带过去。 */
let places = new Map<string, Place>()
let epoch = 0

const here = (): Map<string, Place> => {
  const { id } = currentEpoch()
  if (id !== epoch) {
    epoch = id
    places = new Map()
  }
  return places
}

/** 记下列表现在的条件（地址里的查询参数）；回来时照旧（interface 1.7）。 */
export const keepListSearch = (pathname: string, search: string): void => {
  const scroll = here().get(pathname)?.scroll ?? 0
  // 放到最后：次序就是看过的先后
  here().delete(pathname)
  here().set(pathname, { scroll, search })
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
