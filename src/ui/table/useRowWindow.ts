import { type RefObject, startTransition, useEffect, useState } from 'react'

const ALL_UP_TO = 200
/** 看得见的上下各多画几行：慢慢滚时露出的已经画好。 */
const AROUND = 12
const STEP = 6
/** 只画一段的表最高多少（CSS 的 max-height）。 */
const TALLEST = 640
/** 停下这么久，才补上看不见的。 */
const CALM = 100

/** 行多到只画一段吗；不多于 200 行全画。 */
export const isWindowed = (count: number) => count > ALL_UP_TO

/** 从 top 起看得见的那些行，上下各多画 around 行。 */
interface View {
  top: number
  around: number
}

/** 滚到 first 行该画的一段。拖着滚动条一跳就是另一段，没有一行留得下来：只画看得见的，停下再补上下。 */
function viewAt(first: number, now: View): View {
  const isNear = Math.abs(first - now.top) <= AROUND + STEP
  // 几行一档，滚动时不必每行重画
  const next = isNear ? { top: Math.floor(first / STEP) * STEP, around: AROUND } : { top: first, around: 0 }
  return next.top === now.top && next.around === now.around ? now : next
}

/** 行很多时只画看得见的一段：上下以空行撑住高度。 */
export function useRowWindow(count: number, rowHeight: number, scroller: RefObject<HTMLElement | null>) {
  const [{ top, around }, setView] = useState<View>({ top: 0, around: AROUND })
  const windowed = isWindowed(count)
  useEffect(() => {
    const box = scroller.current
    if (!windowed || !box) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const first = Math.floor(box.scrollTop / rowHeight)
      setView((now) => viewAt(first, now))
    }
    const follow = () => {
      look()
      clearTimeout(timer)
      timer = setTimeout(() => startTransition(look), CALM)
    }
    follow()
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(timer)
      box.removeEventListener('scroll', follow)
    }
  }, [windowed, rowHeight, scroller])
  if (!windowed) return { from: 0, to: count, before: 0, after: 0 }
  const visible = Math.ceil(TALLEST / rowHeight) + 1
  const from = Math.max(0, Math.min(top, count - visible) - around)
  // 一档之内滚动不重画，下面要多出一档
  const to = Math.min(count, top + visible + (around > 0 ? around + STEP : 0))
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight }
}
