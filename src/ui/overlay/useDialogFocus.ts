import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusables } from './focusables.ts'

/** 在两头按 Tab 直接到另一头：不落在 Arco 焦点锁那两个看不见的停留点上，抽屉滑出之前也出不去。 */
const turnAround = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') return
  const items = focusables(event.currentTarget as Element)
  const [edge, next] = event.shiftKey ? [items[0], items.at(-1)] : [items.at(-1), items[0]]
  // 焦点在内容本身时，往回也是到头
  const isAtEdge = document.activeElement === edge || (event.shiftKey && event.target === event.currentTarget)
  if (!isAtEdge) return
  event.preventDefault()
  next?.focus()
}

/** 开着的框，后开的在后：Esc 只关最上一层。 */
const standing: HTMLElement[] = []

/** 整个框：Arco 的焦点锁与它两边的停留点都在里面。 */
const boxOf = (lock: HTMLElement) => lock.closest('[role$="dialog"]') ?? lock

const lockOf = (body: HTMLElement | null) => body?.closest<HTMLElement>('[data-focus-lock-disabled]')

const focusFirst = (lock: HTMLElement, body: HTMLElement | null) => {
  const first =
    lock.querySelector<HTMLElement>('[data-autofocus]') ??
    focusables(lock).find((item) => !item.hasAttribute('data-close')) ??
    body
  first?.focus({ preventScroll: true })
}

/** 关闭之后焦点去哪里：打开它的元素；没有了（办完换了页、按钮收走），就是还开着的框，再没有就是页面标题，不落在 body 上。 */
const giveBack = (opener: Element | null) => {
  const below = standing.at(-1)
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
    opener.focus({ preventScroll: true })
  else if (below) focusFirst(below, null)
  else document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
}

/**
 * 对话框的焦点：打开时移入（标了 data-autofocus 的优先，否则第一个可填或可按的，没有就是内容本身），
 * Esc 关闭，关闭后还给打开它的元素，没有了就给页面标题。打开期间丢了的（点了空白、按钮没了），由 Arco 的焦点锁找回来。
 */
export function useDialogFocus(body: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  const opener = useRef<Element>(null)
  const close = useEffectEvent(() => onClose?.())

  useLayoutEffect(() => {
    const lock = lockOf(body.current)
    if (!lock) return undefined
    opener.current = document.activeElement
    focusFirst(lock, body.current)
    standing.push(lock)
    // 听在文档上：框里的日历、菜单先用掉自己的 Esc；Arco 的下拉框选过之后焦点落在 body 上，也算
    const onEscape = ({ key, target }: KeyboardEvent) => {
      const isOurs = target === document.body || boxOf(lock).contains(target as Node)
      if (key === 'Escape' && isOurs && standing.at(-1) === lock) close()
    }
    lock.addEventListener('keydown', turnAround)
    document.addEventListener('keydown', onEscape)
    return () => {
      standing.splice(standing.indexOf(lock), 1)
      lock.removeEventListener('keydown', turnAround)
      document.removeEventListener('keydown', onEscape)
      giveBack(opener.current)
    }
  }, [body])

  useEffect(() => {
    // Arco 的下拉框挂上去时放掉焦点
    const lock = lockOf(body.current)
    if (lock && !lock.contains(document.activeElement)) focusFirst(lock, body.current)
  }, [body])
}
