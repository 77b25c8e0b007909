import { serverNow } from '#api/clock.ts'
import { sessionValue } from '#api/session.ts'
import { signedPageUrl } from '#api/signature.ts'
import { BASE_PATH } from '#domain/path.ts'

const signed = async ({ pathname, search, hash }: URL): Promise<string> => {
  const session = {
    authToken: sessionValue('authToken'),
    wsToken: sessionValue('wsToken'),
    now: Math.round(serverNow()),
  }
  return `${await signedPageUrl(pathname + search, session)}${hash}`
}

// 写明 rel="opener" 的要把结果告诉来源页面（协议签署），其余一律不给
const openInNewTab = (href: string, { relList }: HTMLAnchorElement) => {
  const rel = relList.contains('opener') ? 'opener' : 'noopener'
  const anchor = Object.assign(document.createElement('a'), { href, target: '_blank', rel })
  anchor.dataset.signed = 'true'
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

const onClick = (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  const anchor = event.target.closest<HTMLAnchorElement>('a[target="_blank"]')
  if (!anchor || anchor.dataset.signed) return
  const url = new URL(anchor.href, location.href)
  if (url.origin !== location.origin || !url.pathname.startsWith(BASE_PATH)) return
  event.preventDefault()
  // 签名要等一下；点击给的许可足够随后打开
  signed(url).then(
    (href) => openInNewTab(href, anchor),
    () => openInNewTab(anchor.href, anchor),
  )
}

/** 在新标签页打开的站内页面，地址带上请求签名（HTTP-03）；右键与中键打开的不带，页面照常可用。返回停止函数。 */
export const signNewTabLinks = (): (() => void) => {
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
