import type { KeyboardEvent, RefObject } from 'react'
import type { useReader } from './useReader.ts'

const SCROLLS = { PageUp: 'pageUp', PageDown: 'pageDown', Home: 'start', End: 'end' } as const
const isTyping = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'checkbox'

/** 阅读的快捷键：翻页、首尾、缩放与查找；阅读框与协议签署页共用。 */
export const readerKeys = (
  event: KeyboardEvent,
  reader: ReturnType<typeof useReader>,
  searchBox: RefObject<HTMLInputElement | null>,
): void => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
    event.preventDefault()
    searchBox.current?.focus()
    searchBox.current?.select()
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping(event.target) && !event.key.startsWith('Page')) return
  const to = SCROLLS[event.key as keyof typeof SCROLLS]
  if (to) reader.view.current?.scroll(to)
  else if (event.key === '+' || event.key === '=') reader.zoomBy(1)
  else if (event.key === '-') reader.zoomBy(-1)
  else if (event.key === '0') reader.fit()
  else return
  event.preventDefault()
}
