// 查找：按键打开、打字、找到的页面与单据，焦点在哪一行
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

// 打开与打字

const box = (world: ScfWorld) => world.page.getByRole('combobox', { name: '查找页面与单据' })

When('我按{文本}键打开查找', async function (this: ScfWorld, key: string) {
  await this.page.keyboard.press(key)
  await expect(box(this)).toBeFocused()
})
When('我查找{文本}', async function (this: ScfWorld, text: string) {
  await box(this).fill(text)
  await this.shell.settled()
})

// 找到的

const option = (world: ScfWorld, group: string, title: string) =>
  world.page
    .getByRole('group', { name: group, exact: true })
    .getByRole('option')
    .filter({ has: world.page.getByText(title, { exact: true }) })

Then('应找到页面{文本}', async function (this: ScfWorld, title: string) {
  await expect(option(this, '页面', title)).toBeVisible()
})
Then('应找到单据{文本}', async function (this: ScfWorld, documentNo: string) {
  await expect(option(this, '单据', documentNo)).toBeVisible()
})
Then('应列出最近看过的{文本}', async function (this: ScfWorld, title: string) {
  await expect(option(this, '最近', title)).toBeVisible()
})
Then('应什么也找不到', async function (this: ScfWorld) {
  await this.dialog('查找').isShown('没有找到')
  await expect(this.page.getByRole('option')).toHaveCount(0)
})

// 焦点

When('我把光标移到查询条件{文本}的末尾', async function (this: ScfWorld, label: string) {
  await this.page.getByRole('search').getByRole('textbox', { name: label, exact: true }).press('End')
})
Then('焦点应在行{文本}', async function (this: ScfWorld, text: string) {
  await expect(this.page.locator('tr:focus-within')).toContainText(text)
})
Then('焦点应在{文本}', async function (this: ScfWorld, name: string) {
  await expect(this.page.getByRole('button', { name, exact: true })).toBeFocused()
})
