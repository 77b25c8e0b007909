import { type RefObject, useEffect, useState } from 'react'

const ALL_UP_TO = 200
const AROUND = 12
const STEP = 6
/** 表的最高高度里放得下几行（windowed 的 max-height 640 ÷ 最矮的行 32）。 */
const VISIBLE = 20

/** 行多到只画一段吗；不多于 200 行全画。 */
export const isWindowed = (count: number) => count > ALL_UP_TO

/** 行很多时只画看得见的一段：上下以空行撑住高度。 */
export function useRowWindow(count: number, rowHeight: number, scroller: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0)
  const windowed = isWindowed(count)
  useEffect(() => {
    const box = scroller.current
    if (!windowed || !box) return undefined
    // 几行一档，滚动时不必每行重画
    const follow = () => setTop(Math.floor(box.scrollTop / rowHeight / STEP) * STEP)
    follow()
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  }, [windowed, rowHeight, scroller])
  const from = windowed ? Math.max(0, Math.min(top, count - VISIBLE) - AROUND) : 0
  const to = windowed ? Math.min(count, top + VISIBLE + STEP + AROUND) : count
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight }
}
