import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { NodeResult } from 'axe-core'
import type { Finding } from './Finding.ts'
import { quote } from './rules/dom.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** 滚在固定列或底栏下面、只露出一角的：滚出来就看得全，不算太小。 */
const isHalfUnder = ({ any }: NodeResult) =>
  any.some(({ id, data }) => id === 'target-size' && /obscured/i.test(data?.messageKey ?? ''))

/** 7.3 读屏：axe 按 WCAG 2.2 AA 找到的。一种毛病说一次，连同第一处与处数。 */
export async function measureAxe(page: Page): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  return violations.flatMap(({ help, nodes }) => {
    const bad = nodes.filter((node) => !isHalfUnder(node))
    if (bad.length === 0) return []
    return { rule: '7.3', what: `${help}（${bad.length} 处）${quote(bad[0]?.target.join(' ') ?? '')}` }
  })
}
