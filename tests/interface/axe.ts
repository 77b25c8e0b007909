import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Finding } from './Finding.ts'
import { quote } from './rules/dom.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** 7.3 读屏：axe 按 WCAG 2.2 AA 找到的。一种毛病说一次，连同第一处与处数。 */
export async function measureAxe(page: Page): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  return violations.map(({ help, nodes }) => ({
    rule: '7.3',
    what: `${help}（${nodes.length} 处）${quote(nodes[0]?.target.join(' ') ?? '')}`,
  }))
}
