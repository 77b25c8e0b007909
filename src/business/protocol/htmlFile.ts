import { sanitizeHtml } from './sanitizeHtml.ts'

/** 一份 HTML 协议存成文件：先净化，只留正文，离线也能打开。 */
export const protocolFile = async (name: string, html: string): Promise<Blob> => {
  const page = document.implementation.createHTMLDocument(name)
  page.documentElement.lang = 'zh-CN'
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  page.head.prepend(charset)
  page.body.append(page.importNode(await sanitizeHtml(html), true))
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}`], { type: 'text/html' })
}
