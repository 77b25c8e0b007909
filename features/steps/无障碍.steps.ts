// 无障碍：按 WCAG 2.2 AA 检查键盘与读屏
import { AxeBuilder } from '@axe-core/playwright'
import { Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { ScfWorld } from '../support/world.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

Then('页面应没有无障碍问题', async function (this: ScfWorld) {
  await this.shell.settled()
  // 贴在窗口下沿的底栏盖住半个按钮不算小：滚到底，它就在自己的位置上
  await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const { violations } = await new AxeBuilder({ page: this.page }).withTags(RULES).analyze()
  const told = violations.flatMap(({ help, nodes }) => nodes.map((node) => `${help}：${node.html}`))
  expect(told, '无障碍的问题').toEqual([])
})
