import type { HelpCategory } from '#api/generated/corp/model/index.ts'

/** 一篇帮助：几天前更新的，有没有可下载的模板。 */
export type Article = {
  category: HelpCategory
  title: string
  daysAgo: number
  content: string
  templates?: readonly string[]
}

const list = (tag: 'ol' | 'ul', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

/** 一段话。 */
export const p = (text: string): string => `<p>${text}</p>`

/** 一节：小标题与它的内容。 */
export const part = (title: string, ...blocks: readonly string[]): string =>
  `<h3>${title}</h3>${blocks.join('')}`

/** 先后有序的步骤。 */
export const steps = (...items: readonly string[]): string => list('ol', items)

/** 并列的几条。 */
export const points = (...items: readonly string[]): string => list('ul', items)

/** 名词与解释。 */
export const terms = (...items: readonly (readonly [term: string, meaning: string])[]): string =>
  `<dl>${items.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('')}</dl>`
