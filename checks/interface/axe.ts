import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { NodeResult } from 'axe-core'
import type { Finding } from './Finding.ts'
import { quote } from './rules/dom.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** 滚在固定列或底栏下面、只露出一角的：滚出来就看得全，不算太小；被别的盖住的照样算。 */
async function isHalfUnder(page: Page, { any }: NodeResult): Promise<boolean> {
  const covering = any
    .filter(({ id, data }) => id === 'target-size' && data?.messageKey?.startsWith('partiallyObscured'))
    .flatMap(({ relatedNodes = [] }) => relatedNodes.map(({ target }) => target.join(' ')))
  if (covering.length === 0) return false
  return page.evaluate((selectors) => {
    const sticks = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).position === 'sticky' || sticks(node.parentElement))
    return selectors.every((selector) => sticks(document.querySelector(selector)))
  }, covering)
}

/** 7.3 读屏：axe 按 WCAG 2.2 AA 找到的。一种毛病说一次，连同第一处与处数。 */
export async function measureAxe(page: Page): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  const found: Finding[] = []
  for (const { help, nodes } of violations) {
    const halfUnder = await Promise.all(nodes.map((node) => isHalfUnder(page, node)))
    const bad = nodes.filter((_, at) => !halfUnder[at])
    if (bad.length > 0)
      found.push({
        rule: '7.3',
        what: `${help}（${bad.length} 处）${quote(bad[0]?.target.join(' ') ?? '')}`,
      })
  }
  return found
}
