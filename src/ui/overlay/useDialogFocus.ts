import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])'

const focusables = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (item) => !item.closest('[hidden], [aria-hidden="true"]') && item.tabIndex >= 0,
  )

let depth = 0

/**
 * 对话框的焦点：打开时移入（标了 data-autofocus 的优先，否则第一个可填或可按的），
 * Tab 不出框，Esc 关闭，关闭后还给打开它的元素；打开期间页面不滚动。
 */
export function useDialogFocus(panel: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    const box = panel.current
    if (!box) return undefined
    opener.current = document.activeElement
    const items = focusables(box)
    const first =
      box.querySelector<HTMLElement>('[data-autofocus]') ??
      items.find((item) => !item.hasAttribute('data-close')) ??
      box
    first.focus({ preventScroll: true })
    depth += 1
    document.body.style.overflow = 'hidden'
    return () => {
      depth -= 1
      if (depth === 0) document.body.style.overflow = ''
      const back = opener.current
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [panel])

  return (event: KeyboardEvent) => {
    const box = panel.current
    if (!box) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose?.()
    }
    if (event.key !== 'Tab') return
    event.stopPropagation()
    const items = focusables(box)
    const [first, last] = [items[0], items.at(-1)]
    if (!first || !last) return
    const edge = event.shiftKey ? first : last
    if (document.activeElement !== edge && document.activeElement !== box) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next.focus()
  }
}
