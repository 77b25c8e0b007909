// 客服：在线客服的窗口与对话
import { Then, When } from '@cucumber/cucumber'
import type { Page } from '@playwright/test'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

const service = (page: Page) => page.getByRole('region', { name: '在线客服' })
const inside = (page: Page) => page.frameLocator('iframe[title="在线客服"]')
Then('客服窗口应收起', async function (this: ScfWorld) {
  await expect(service(this.page), '客服应看不到').toBeHidden()
})
When('我对客服说{文本}', async function (this: ScfWorld, text: string) {
  await inside(this.page).getByRole('textbox', { name: '输入问题' }).fill(text)
  await inside(this.page).getByRole('button', { name: '发送' }).click()
})
Then('客服窗口应显示{文本}', async function (this: ScfWorld, text: string) {
  await expect(inside(this.page).getByText(text)).toBeVisible()
})
