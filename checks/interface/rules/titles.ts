import { ownText, seen } from './dom.ts'

/** 眼前的标题：文档的、正文的、面包屑。 */
export interface Heads {
  readonly title: string
  readonly heading: string
  readonly hasCrumbs: boolean
  readonly url: string
}

/** 5.2 要比的三样。 */
export const readHeads = (): Heads => ({
  title: document.title,
  heading: seen('h1').map(ownText).join(' '),
  hasCrumbs: seen('nav[aria-label="面包屑"], .arco-breadcrumb').length > 0,
  url: location.href,
})
