import { nearest } from '../plugin/closest.ts'
import { PATHS } from './paths.ts'

/** 没有这个标题时说的话：相近的几个。 */
export function noPage(title: string, count: number): string {
  const near = nearest(title, Object.keys(PATHS), count)
  return `没有标题为“${title}”的页面；相近的有：${near.join('、') || '无'}`
}

/** 页面标题 → /cv3 之下的地址（相对，供 baseUrl 拼接）；没有这个标题时列出相近的。 */
export function pathOf(title: string): string {
  const path = PATHS[title]
  if (path !== undefined) return `.${path}`
  throw new Error(noPage(title, 5))
}

const FAMILIES: Readonly<Record<string, string>> = {
  电子凭证: '/credit/',
  ABS: '/abs/',
  反向保理: '/reverse_factoring/',
  电子保函: '/guarantee/',
  账户中心: '/my/',
}

/** 一个产品族所有页面的标题。 */
export function titlesOf(family: string): string[] {
  const folder = FAMILIES[family]
  if (folder === undefined) throw new Error(`没有“${family}”这一族；有：${Object.keys(FAMILIES).join('、')}`)
  return Object.keys(PATHS).filter((title) => PATHS[title]?.startsWith(folder))
}

/** 页面标题去掉产品族前缀。 */
export const headingOf = (title: string): string => title.slice(title.indexOf('/') + 1)
