// 操作：行内动作、按钮、下载
import { Then, When } from '@cucumber/cucumber'
import type { Dialog } from '../support/screens/Dialog.ts'
import type { ScfWorld } from '../support/world.ts'

When('我对{编号}执行{操作}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().act(text, action)
  await this.shell.settled()
})
Then('对{编号}应能{操作}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().canAct(text, action)
})
Then(
  '对{编号}不能{操作}{原因}',
  async function (this: ScfWorld, text: string, action: string, reason: string | undefined) {
    const table = this.table()
    await (reason === undefined ? table.cannotAct(text, action) : table.actIsRefused(text, action, reason))
  },
)
Then('对{编号}不应有{操作}', async function (this: ScfWorld, text: string, action: string) {
  await this.table().hasNoAction(text, action)
})
When('我点击{名称}', async function (this: ScfWorld, name: string) {
  await this.shell.click(name)
})
/** 按钮的名称里带着文件名的。 */
When('我{看文件}文件{文件}', async function (this: ScfWorld, verb: string, file: string) {
  await this.shell.click(`${verb} ${file}`)
})
When('我连点两下{名称}', async function (this: ScfWorld, name: string) {
  await this.shell.clickTwice(name)
})
When('我提交', async function (this: ScfWorld) {
  await this.shell.submit()
})
When('我保存草稿', async function (this: ScfWorld) {
  await this.shell.click('保存草稿')
})
Then('应能点击{名称}', async function (this: ScfWorld, name: string) {
  await this.shell.canClick(name)
})
Then('不能点击{名称}', async function (this: ScfWorld, name: string) {
  await this.shell.cannotClick(name)
})
Then('不应有按钮{名称}', async function (this: ScfWorld, name: string) {
  await this.shell.hasNo(name)
})
When('我在{对话框}中点击{按钮}', async function (this: ScfWorld, dialog: Dialog, button: string) {
  await dialog.click(button)
})
Then('点击{名称}应下载{文件}', async function (this: ScfWorld, name: string, fileName: string) {
  await this.shell.downloads(name, fileName)
})
Then('应能下载文件{文件}', async function (this: ScfWorld, file: string) {
  await this.shell.downloads(`下载 ${file}`, file)
})
