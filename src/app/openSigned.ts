import { serverNow } from '#api/clock.ts'
import { sessionValue } from '#api/session.ts'
import { signedPageUrl } from '#api/signature.ts'

const signed = async ({ pathname, search, hash }: URL): Promise<string> => {
  const session = {
    authToken: sessionValue('authToken'),
    wsToken: sessionValue('wsToken'),
    now: Math.round(serverNow()),
  }
  return `${await signedPageUrl(pathname + search, session)}${hash}`
}

/** 在新标签页打开站内页面，地址带上请求签名（HTTP-03）；签不成就照原样打开。 */
export const openSigned = async (url: URL, rel: 'opener' | 'noopener'): Promise<void> => {
  const href = await signed(url).catch(() => url.href)
  const anchor = Object.assign(document.createElement('a'), { href, target: '_blank', rel })
  anchor.dataset.signed = 'true'
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
