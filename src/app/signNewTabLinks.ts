import { BASE_PATH } from '#domain/path.ts'
import { whenIdle } from './whenIdle.ts'

const load = () => import('./openSigned.ts')

const onClick = (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  const anchor = event.target.closest<HTMLAnchorElement>('a[target="_blank"]')
  if (!anchor || anchor.dataset.signed) return
  const url = new URL(anchor.href, location.href)
  if (url.origin !== location.origin || !url.pathname.startsWith(BASE_PATH)) return
  event.preventDefault()
  // 写明 rel="opener" 的要把结果告诉来源页面（协议签署），其余一律不给
  const rel = anchor.relList.contains('opener') ? 'opener' : 'noopener'
  // 签名要等一下；点击给的许可足够随后打开。代码取不到，就不签名地打开
  load().then(
    ({ openSigned }) => openSigned(url, rel),
    () => window.open(url, '_blank', rel === 'noopener' ? rel : ''),
  )
}

/** 在新标签页打开的站内页面，地址带上请求签名（HTTP-03）；右键与中键打开的不带，页面照常可用。返回停止函数。 */
export const signNewTabLinks = (): (() => void) => {
  whenIdle(load)
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
