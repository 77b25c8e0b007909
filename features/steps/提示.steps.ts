// 提示：系统说的话、对话框
import { Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { Dialog } from '../support/screens/Dialog.ts'
import type { ScfWorld } from '../support/world.ts'

Then('应提示{文本}', async function (this: ScfWorld, text: string) {
  await this.toast.says(text)
})
Then('应提示失败{文本}', async function (this: ScfWorld, text: string) {
  await this.dialog('操作失败').isShown(text)
  await this.dialog('操作失败').click('确认')
})
/** 上一句是从填写做到提交的，停在被拒的那一下。 */
Then('应被拒绝，提示{文本}', async function (this: ScfWorld, text: string) {
  await this.toast.refuses(text)
})
Then('应出现{名称}对话框', async function (this: ScfWorld, name: string) {
  await this.dialog(name).isShown()
})
Then('{对话框}应显示{文本}', async function (this: ScfWorld, dialog: Dialog, text: string) {
  await dialog.isShown(text)
})
Then('不应有对话框', async function (this: ScfWorld) {
  await this.shell.settled()
  await expect(
    this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).filter({ visible: true }),
    '不应有对话框',
  ).toHaveCount(0)
})
