import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { unstable_serialize as serialize, useSWRConfig } from 'swr'
import { feedback } from './feedback.ts'
import { keepListSearch } from './listPlaces.ts'
import {
  formatQuery,
  type ListQuery,
  parseQuery,
  type QueryField,
  sendable,
  unreadConditions,
} from './listQuery.ts'
import { readListSearch, writeListSearch } from './listSearch.ts'

/** 并入若干条件；除翻页（只含 pageCond）外都回到第 1 页。空串、undefined 表示不限；条件没变则重新查一次。 */
export interface SetQuery<Query> {
  (change: Partial<Query>): void
  /** 回到页面的初始条件，得到的就是它 */
  reset: () => Partial<Query>
}

type Values = Readonly<Record<string, unknown>>
const NO_FIELDS: readonly QueryField[] = []

/**
 * 列表条件住在地址栏：可分享、可刷新、返回不丢。query 就是请求体。
 * 地址栏只写与 defaults 不同的值；不认得的、不合法的值按默认处理（QUERY-01…06）。
 * @param defaults 初始条件，须是模块级常量
 * @param fields 查询表单的筛选项（filters() 所建），同样是模块级常量；没有查询表单可略
 */
export function useListQuery<Query extends ListQuery>(
  defaults: Partial<Query>,
  fields: readonly (QueryField & { readonly query?: Query })[] = NO_FIELDS,
): [Query, SetQuery<Query>] {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const { cache, mutate } = useSWRConfig()
  const listText = readListSearch(search).toString()
  const state = useMemo(
    () => parseQuery(new URLSearchParams(listText), defaults, fields),
    [listText, defaults, fields],
  )

  useEffect(() => keepListSearch(pathname, listText), [pathname, listText])

  const unread = unreadConditions(new URLSearchParams(listText), defaults, fields).join('、')
  // 列表没有按这个条件筛：一句话说明，免得当成筛过的
  useEffect(() => {
    if (unread) feedback.notice(`链接里的条件没有读懂，没有用上：${unread}`)
  }, [unread])

  // 同样的条件给出同一个对象，SWR 与 memo 不因地址栏里别的参数而重跑
  const text = JSON.stringify(sendable(state))
  const query = useMemo(() => JSON.parse(text) as Query, [text])

  // 一次事件里连续两次 setQuery 须接着算，不能都从渲染时的条件算起
  const latest = useRef({ search, state, query })
  useLayoutEffect(() => {
    latest.current = { search, state, query }
  }, [search, state, query])

  const write = useCallback(
    (change: (before: Values) => Values) => {
      const before = latest.current
      const values = change(before.state)
      const list = formatQuery(readListSearch(before.search), values, defaults, fields)
      const next = writeListSearch(before.search, list)
      if (next.toString() === before.search.toString()) {
        // 条件没变也点了查询：人要的是最新数据。SWR 的键里就是这个 query 对象
        // 正在取的不再取一次（N07）
        const isIdle = (key: unknown[]) => !cache.get(serialize(key))?.isValidating
        void mutate((key) => Array.isArray(key) && key[1] === before.query && isIdle(key))
        return
      }
      latest.current = { ...before, search: next, state: values }
      setSearch(next, { replace: true })
    },
    [setSearch, cache, mutate, defaults, fields],
  )
  const setQuery = useMemo((): SetQuery<Query> => {
    const set = (change: Partial<Query>) =>
      write((before) => {
        const merged: Record<string, unknown> = { ...before, ...change }
        const onlyPaging = Object.keys(change).every((name) => name === 'pageCond')
        return onlyPaging ? merged : { ...merged, pageCond: { ...(merged.pageCond as object), pageNo: 1 } }
      })
    const reset = () => {
      const initial = parseQuery(new URLSearchParams(), defaults, fields)
      write(() => initial)
      return initial as Partial<Query>
    }
    // oxlint-disable-next-line react/refs -- 这里只交出函数，latest 在事件里才读
    return Object.assign(set, { reset })
  }, [write, defaults, fields])
  return [query, setQuery]
}
