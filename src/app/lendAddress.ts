import { serverNow } from '#api/clock.ts'
import { signedAddress } from '#api/pageSignature.ts'

const lent = new WeakSet<HTMLAnchorElement>()

/** 浏览器来取地址的这一下换成签过名的，随后换回：平时看到的、页面用的还是原来的地址（HTTP-03）。 */
export const lendAddress = (anchor: HTMLAnchorElement, event: MouseEvent): void => {
  if (lent.has(anchor)) return
  const plain = anchor.getAttribute('href') ?? ''
  const { origin, pathname, search, hash } = new URL(anchor.href)
  const signed = origin + signedAddress(pathname + search + hash, serverNow())
  if (event.type === 'dragstart') {
    // 拖走的地址在这之前就取好了
    for (const kind of ['text/uri-list', 'text/plain'])
      (event as DragEvent).dataTransfer?.setData(kind, signed)
    return
  }
  lent.add(anchor)
  anchor.href = signed
  setTimeout(() => {
    lent.delete(anchor)
    anchor.setAttribute('href', plain)
  })
}
