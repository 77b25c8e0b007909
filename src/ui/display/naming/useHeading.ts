import { type ReactNode, use, useEffect } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import { readListSearch, readView } from '#hooks/listSearch.ts'
import { PageTitleContext } from './PageTitleContext.ts'
import { PlaceContext } from './PlaceContext.ts'

interface Heading {
  title: string
  description: ReactNode
  /** 来路：由外到内，最后一项是眼前的；列表与首页没有 */
  crumbs?: readonly { text: string; to?: To; replace?: boolean }[]
}

interface Given {
  title: string | undefined
  description: ReactNode
  /** 它就是列表：打开的抽屉不换它的标题 */
  isList: boolean
}

/** 对一份单据做的事：与看它的详情开在两个页签里，名字分得开。 */
const DOING: Readonly<Record<string, string>> = {
  edit: '编辑',
  copy: '复制',
  register: '登记',
  review: '办理',
  process: '处理',
  supplement: '补充',
  answer: '答复',
  verify: '核验',
  disable: '停用',
  invite: '邀请',
  timeline: '进展',
}

/**
 * 一页的标题、来路与浏览器标签上的名字（界面 5.2）。
 * 列表的标题是路由的；子视图（useView）的标题是它自己的说明；有自己地址的详情标题也是路由的，由路由表知道从哪个列表来。
 * 浏览器标签：说明里写到的单据编号最前，不是看详情的再加做什么；没有编号的写子视图的名字。
 */
export function useHeading({ title: own, description, isList }: Given): Heading {
  const routeTitle = use(PageTitleContext)
  const { family, list, entitle } = use(PlaceContext)
  const [search] = useSearchParams()
  const { view } = readView(search)
  const text = typeof description === 'string' ? description : undefined
  const isQuoted = (no: string) => (isList ? view !== undefined : text?.includes(no))
  const number = [...search].find(([name, value]) => name.endsWith('No') && isQuoted(value))?.[1]
  const doing = view && DOING[view]
  const named = number ? [doing, number].filter(Boolean).join(' ') : view && !isList ? text : undefined

  useEffect(() => {
    entitle(named)
    return () => entitle(undefined)
  }, [entitle, named])

  const title = own ?? routeTitle
  const root = family ? [{ text: family }] : []
  if (isList || own) return { title, description }
  if (list)
    return { title, description, crumbs: [...root, { text: list.title, to: list.to }, { text: title }] }
  if (!view || !text) return { title, description }
  const back = { text: title, to: { search: readListSearch(search).toString() }, replace: true }
  return { title: text, description: undefined, crumbs: [...root, back, { text: number ?? text }] }
}
