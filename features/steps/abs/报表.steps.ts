// 报表：由概览下钻
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

When('我由概览的{文本}下钻', async function (this: ScfWorld, name: string) {
  const figures = this.page.getByRole('list', { name: /合计$/ })
  await figures.getByRole('link', { name }).click()
})
