// 查找：打字、找到的页面与单据
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

const box = (world: ScfWorld) => world.page.getByRole('combobox', { name: '查找页面与单据' })

/** 已经按键打开了的。 */
When('我查找{文本}', async function (this: ScfWorld, text: string) {
  await expect(box(this), '光标应在查找框').toBeFocused()
  await box(this).fill(text)
  await this.shell.settled()
})

// 找到的

const option = (world: ScfWorld, group: string, title: string) =>
  world.page
    .getByRole('group', { name: group, exact: true })
    .getByRole('option')
    .filter({ has: world.page.getByText(title, { exact: true }) })

/** 组是 页面、单据或最近（看过的）。 */
Then('查找应在{文本}中列出{页面}', async function (this: ScfWorld, group: string, title: string) {
  await expect(option(this, group, title), `“${group}”里应有“${title}”`).toBeVisible()
})
Then('查找应什么也没有', async function (this: ScfWorld) {
  await this.dialog('查找').isShown('没有找到')
  await expect(this.page.getByRole('option'), '查找到的').toHaveCount(0)
})
