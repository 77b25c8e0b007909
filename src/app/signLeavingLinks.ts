import { BASE_PATH } from '#domain/path.ts'
import { whenIdle } from './whenIdle.ts'

let lend: typeof import('./lendAddress.ts').lendAddress | undefined
const load = async () => ({ lendAddress: lend } = await import('./lendAddress.ts'))

/** 这一下会不会把地址带出本标签页：新标签页的链接，按着 Ctrl、⌘、Shift 点，中键，右键菜单（打开、复制），拖走。 */
const leaves = ({ type, button, ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) => {
  if (type === 'click') return target === '_blank' || ctrlKey || metaKey || shiftKey
  return type !== 'auxclick' || button === 1
}

const onLeave = (event: MouseEvent) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const anchor = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!anchor || !leaves(event, anchor)) return
  const { origin, pathname } = new URL(anchor.href, location.href)
  if (origin !== location.origin || !pathname.startsWith(BASE_PATH)) return
  if (lend) return lend(anchor, event)
  if (event.type !== 'click' || anchor.target !== '_blank') return
  // 签名的代码还没有来：点击给的许可足够随后打开；取不到就照原样
  event.preventDefault()
  const again = anchor.cloneNode() as HTMLAnchorElement
  const open = () => {
    document.body.append(again)
    again.click()
    again.remove()
  }
  void load()
    .catch(() => {
      lend = () => undefined
    })
    .then(open)
}

const EVENTS = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const

/**
 * 离开本标签页的站内地址带上签名（HTTP-03、A47）：新标签页、中键、Ctrl 点、右键菜单里打开与复制的、拖走的。
 * 右键与中键在代码取到之前（首屏之后空闲时取）照原样。返回停止函数。
 */
export const signLeavingLinks = (): (() => void) => {
  whenIdle(load)
  for (const type of EVENTS) addEventListener(type, onLeave)
  return () => {
    for (const type of EVENTS) removeEventListener(type, onLeave)
  }
}
