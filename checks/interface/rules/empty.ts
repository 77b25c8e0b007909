import type { Finding, Looking } from '../Finding.ts'
import { isSeen, quote, seen } from './dom.ts'

const CLEAR = '清除条件'

/** 空表里说的话，去掉“暂无数据~”。 */
export const guidanceOf = (text: string): string =>
  text
    .replaceAll(/暂无数据~?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** 1.8 空的说法：还没有的说先做什么；查不到的说是条件的缘故，给 清除条件。 */
export function measureEmpty({ state }: Looking): Finding[] {
  const found = seen('main table[aria-label]').flatMap((table) => {
    const label = table.getAttribute('aria-label') ?? ''
    const message = table.querySelector<HTMLElement>('tbody td[colspan]')
    const isList = document.querySelector(`[aria-label="${CSS.escape(label)}分页"]`) !== null
    if (!message || !isSeen(message) || !isList) return []
    const text = guidanceOf(message.innerText)
    if (state === 'searched')
      return text.includes(CLEAR) ? [] : [`${label}：查不到时没有${CLEAR}，只说${quote(text || '暂无数据~')}`]
    return text === '' ? [`${label}：只说暂无数据~，没说先做什么`] : []
  })
  return found.map((what) => ({ rule: '1.8', what }))
}
