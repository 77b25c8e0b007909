// 交易对手：新增、确认、拒绝
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

async function answering(world: ScfWorld, person: string): Promise<void> {
  await world.signIn(person)
  await world.open('交易对手')
  await world.shell.isAt('交易对手')
  await world.page.getByRole('tab', { name: /^待我确认/ }).click()
  await world.shell.settled()
}
When('{人员}新增交易对手{文本}', async function (this: ScfWorld, person: string, uscc: string) {
  await this.signIn(person)
  await this.open('交易对手管理')
  await this.shell.isAt('交易对手管理')
  await this.shell.click('新增')
  await this.form.fillIn({
    统一社会信用代码: uscc,
    合作关系: '供应商',
    联系人: '卓立群',
    联系电话: '13800001111',
  })
  await this.shell.submit()
  await this.toast.says('已提交，待对方确认')
})
When('{人员}确认{企业}的合作', async function (this: ScfWorld, person: string, corp: string) {
  await answering(this, person)
  await this.table().act(corp, '确认')
  await this.dialog().click('确认合作')
  await this.table().hasNo(corp)
})
When(
  '{人员}拒绝{企业}的合作，原因是{文本}',
  async function (this: ScfWorld, person: string, corp: string, reason: string) {
    await answering(this, person)
    await this.table().act(corp, '拒绝')
    await this.form.fillIn({ 拒绝原因: reason })
    await this.shell.click('确认拒绝')
    await this.table().hasNo(corp)
  },
)
