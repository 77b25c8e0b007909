import type { FoundDocument } from '#api/generated/corp/model/foundDocument.ts'
import { yuan } from '#domain/money.ts'
import { listAddress, recentLists } from '#hooks/listPlaces.ts'
import { findRoute } from '#routes/allRoutes.ts'
import type { Reach } from '#routes/useReach.ts'
import type { Configuration } from '#state/configuration.ts'
import type { Grants } from '#state/menus.ts'
import type { ComboOption } from '#ui/query/ComboList.tsx'
import { listedPages, placeOf } from '../navigation.ts'

/** 查找的一项：去哪里。 */
export interface Place extends ComboOption {
  readonly to: string
}

/** 会按编号去问后端的：只有字母、数字与短横，4 位起（契约的下限）。 */
const DOCUMENT_NO = /^[A-Za-z0-9-]{4,40}$/

/** 打的是单据编号（或它的一段）时，去掉空格的样子；不像编号的没有。 */
export const documentNoIn = (text: string): string | undefined => {
  const plain = text.replaceAll(/\s/g, '')
  return DOCUMENT_NO.test(plain) ? plain : undefined
}

/** 这个人能打开的列表与起点，连同它在门户里的位置；列表带着上次的条件去。 */
export const placesOf = (grants: Grants, configuration: Configuration): (Place & { path: string })[] =>
  listedPages(grants).map((route) => {
    const { family } = placeOf(route, grants, configuration)
    const parts = [family, route.section].filter((part) => part && part !== route.title)
    return {
      key: route.path,
      title: route.title,
      note: [...new Set(parts)].join(' / '),
      path: route.path,
      to: listAddress(route.path),
    }
  })

/** 这次会话里看过的列表，最近的在前；眼前的这一页不算。 */
export const recentPlaces = (pages: readonly (Place & { path: string })[], here: string): Place[] =>
  recentLists().flatMap((path) => (path === here ? [] : pages.filter((page) => page.path === path)))

/** 名称、位置与路径里含有每一个词的页面；名称以它开头的在前，其次是名称里有的。 */
export const findPages = (pages: readonly (Place & { path: string })[], text: string): Place[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const rank = (title: string) => {
    const at = title.toLowerCase().indexOf(first)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  return pages
    .filter(({ title, note, path }) => {
      const all = `${title} ${note} ${path}`.toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .toSorted((a, b) => rank(a.title) - rank(b.title))
}

/** 后端找到的单据，连同在哪一页、对方、金额与状态；去不了的不列。 */
export const documentPlaces = (found: readonly FoundDocument[], reach: Reach): Place[] =>
  found.flatMap(({ documentNo, documentName, path, counterparty, amount, statusName }) => {
    const to = reach(path)
    const page = findRoute(path.split('?')[0] ?? '')
    if (!to || !page) return []
    const parts = [counterparty, amount && yuan(amount), statusName].filter(Boolean)
    const note = [`${documentName} / ${page.title}`, ...parts].join(' · ')
    return [{ key: to, title: documentNo, note, to }]
  })
