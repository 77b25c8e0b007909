import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** 浮层贴着锚点显示：下方放不下就放上方；点外面、滚动页面时收起。 */
export function usePopup(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const box = popup.current
    if (!open || !box || !anchor.current) return
    const at = anchor.current.getBoundingClientRect()
    const own = box.getBoundingClientRect()
    const fitsBelow = at.bottom + own.height + 8 <= innerHeight || at.top < own.height + 8
    box.style.top = `${fitsBelow ? at.bottom + 4 : at.top - own.height - 4}px`
    box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - own.width - 8))}px`
  }, [open, anchor])

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      const target = event.target as Node
      if (!popup.current?.contains(target) && !anchor.current?.contains(target)) close.current()
    }
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('scroll', outside, true)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('scroll', outside, true)
    }
  }, [open, anchor])
  return popup
}
