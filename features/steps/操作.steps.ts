// 操作：行内动作、按钮、下载
import { Then, When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

When('我对{文本}执行{文本}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().act(text, action)
  await this.shell.settled()
})
Then('对{文本}应能{文本}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().canAct(text, action)
})
Then('对{文本}不能{文本}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().cannotAct(text, action)
})
Then(
  '对{文本}不能{文本}，原因是{文本}',
  async function (this: ScfWorld, text: string, action: string, reason: string) {
    await this.table().actIsRefused(text, action, reason)
  },
)
Then('对{文本}不应有{文本}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().hasNoAction(text, action)
})
When('我点击{文本}', async function (this: ScfWorld, name: string) {
  await this.shell.click(name)
})
When('我提交', async function (this: ScfWorld) {
  await this.shell.submit()
})
When('我保存草稿', async function (this: ScfWorld) {
  await this.shell.click('保存草稿')
})
Then('应能点击{文本}', async function (this: ScfWorld, name: string) {
  await this.shell.canClick(name)
})
Then('不能点击{文本}', async function (this: ScfWorld, name: string) {
  await this.shell.cannotClick(name)
})
Then('不应有按钮{文本}', async function (this: ScfWorld, name: string) {
  await this.shell.hasNo(name)
})
When('我在对话框中点击{文本}', async function (this: ScfWorld, button: string) {
  await this.dialog().click(button)
})
When('我在{文本}对话框中点击{文本}', async function (this: ScfWorld, name: string, button: string) {
  await this.dialog(name).click(button)
})
Then('点击{文本}应下载{文本}', async function (this: ScfWorld, name: string, fileName: string) {
  await this.shell.downloads(name, fileName)
})
