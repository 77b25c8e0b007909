// 阅读：读完协议与文件、核对要素、阅读进度
import { Then, When } from '@cucumber/cucumber'
import type { Page } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { readDocument, readToEnd } from '../support/handling.ts'
import type { ScfWorld } from '../support/world.ts'

const progress = (page: Page) => page.getByRole('status', { name: '阅读进度' })

When('我读完{名称}', async function (this: ScfWorld, name: string) {
  const item = this.page.getByRole('navigation', { name: '文档清单' }).getByRole('button', { name })
  await readDocument(this, item)
})
When('我读到末页', async function (this: ScfWorld) {
  await readToEnd(this)
})
When('我读完协议并核对要素', async function (this: ScfWorld) {
  await readToEnd(this)
  await this.page.getByRole('checkbox', { name: '我已核对以上要素' }).check()
})
Then('阅读进度应为{文本}', async function (this: ScfWorld, text: string) {
  await expect(progress(this.page), '阅读进度').toHaveText(text)
})
