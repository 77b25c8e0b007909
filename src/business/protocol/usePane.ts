import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface PaneView {
  readonly top: number
  readonly height: number
  readonly width: number
  /** 内容的总高 */
  readonly content: number
  /** 标签页在前台：在后台时什么也不算看过 */
  readonly isShown: boolean
}

const SCROLL_THROTTLE = 100

/** 阅读区看到哪里：滚动按 100 毫秒节流（规范第 9 节），大小变化即时。 */
export function usePane(): [RefObject<HTMLDivElement | null>, PaneView, () => void, (top: number) => void] {
  const pane = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<PaneView>({ top: 0, height: 0, width: 0, content: 0, isShown: true })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const measure = useCallback(() => {
    timer.current = undefined
    const box = pane.current
    if (!box) return
    const next: PaneView = {
      top: box.scrollTop,
      height: box.clientHeight,
      width: box.clientWidth,
      content: box.scrollHeight,
      isShown: document.visibilityState === 'visible',
    }
    setView((now) =>
      now.top === next.top &&
      now.height === next.height &&
      now.width === next.width &&
      now.content === next.content &&
      now.isShown === next.isShown
        ? now
        : next,
    )
  }, [])
  const onScroll = () => {
    timer.current ??= setTimeout(measure, SCROLL_THROTTLE)
  }

  // 元素的大小与标签页是否在前台只有浏览器知道
  useEffect(() => {
    const box = pane.current
    if (!box) return undefined
    // 焦点在等着内容：内容到了交给它，方向键才能滚动
    if (document.activeElement?.hasAttribute('data-awaits-pane')) box.focus({ preventScroll: true })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    document.addEventListener('visibilitychange', measure)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', measure)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [measure])
  const scrollTo = useCallback((top: number) => {
    if (pane.current) pane.current.scrollTop = top
  }, [])
  return [pane, view, onScroll, scrollTo]
}

/** 按键与按钮的滚动：翻一屏、到首尾。 */
export function scrollPane(box: HTMLElement | null, to: 'pageUp' | 'pageDown' | 'start' | 'end') {
  if (!box) return
  const screen = box.clientHeight * 0.9
  if (to === 'pageUp') box.scrollTop -= screen
  else if (to === 'pageDown') box.scrollTop += screen
  else box.scrollTop = to === 'start' ? 0 : box.scrollHeight
}
