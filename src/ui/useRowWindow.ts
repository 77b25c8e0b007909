import { type RefObject, useState } from 'react'

const ALL_UP_TO = 200
const AROUND = 20
const STEP = 10

/** 行很多时只画看得见的一段：上下以空行撑住高度。不多于 200 行全画。 */
export function useRowWindow(count: number, rowHeight: number, scroller: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0)
  const all = count <= ALL_UP_TO
  const visible = 40
  const from = all ? 0 : Math.max(0, Math.min(top, count) - AROUND)
  const to = all ? count : Math.min(count, top + visible + AROUND)
  return {
    all,
    from,
    to,
    before: from * rowHeight,
    after: (count - to) * rowHeight,
    onScroll: () => {
      if (all || !scroller.current) return
      // 十行一档，滚动时不必每行重画
      const row = Math.floor(scroller.current.scrollTop / rowHeight / STEP) * STEP
      if (row !== top) setTop(row)
    },
  }
}
