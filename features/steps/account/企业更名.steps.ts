// 企业更名：填写、提交
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

async function fillNameChange(world: ScfWorld, name: string): Promise<void> {
  await world.form.fillIn({ 新企业名称: name, 工商变更日期: '2026-11-16' })
  await world.form.upload('新营业执照.pdf', '新营业执照')
  await world.form.upload('准予变更登记通知书.pdf', '变更登记通知书')
}
When('我填好更名为{文本}的申请', async function (this: ScfWorld, name: string) {
  await fillNameChange(this, name)
})
When('{人员}提交更名为{文本}', async function (this: ScfWorld, person: string, name: string) {
  await this.signIn(person)
  await this.open('企业更名')
  await this.shell.isAt('企业更名')
  await this.shell.click('新增')
  await this.shell.settled()
  await fillNameChange(this, name)
  await this.shell.submit()
  await this.toast.says('更名申请已提交复核')
  await this.table().has(name)
})
