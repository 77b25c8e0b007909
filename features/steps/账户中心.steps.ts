// 账户中心：左侧菜单、交易对手、企业更名、用户与证书、电子回单
// What only the account centre says: its left menu, counterparties, the change of name, people and certificates, receipts.
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { decide } from '../support/handling.ts'
import type { ScfWorld } from '../support/world.ts'

const leftMenu = (world: ScfWorld) => world.page.getByRole('navigation', { name: '左侧菜单' })

Then('左侧菜单应有{文本}', async function (this: ScfWorld, title: string) {
  await expect(leftMenu(this).getByRole('link', { name: title, exact: true })).toBeVisible()
})
Then('左侧菜单不应有{文本}', async function (this: ScfWorld, title: string) {
  await expect(leftMenu(this)).toBeVisible()
  await expect(leftMenu(this).getByRole('link', { name: title, exact: true })).toHaveCount(0)
})
Then('不应有左侧菜单', async function (this: ScfWorld) {
  await expect(leftMenu(this)).toHaveCount(0)
})

// 交易对手
async function answering(world: ScfWorld, person: string): Promise<void> {
  await world.signIn(person)
  await world.open('交易对手')
  await world.shell.isAt('交易对手')
  await world.page.getByRole('tab', { name: /^待我确认/ }).click()
  await world.shell.settled()
}
When('{文本}新增交易对手{文本}', async function (this: ScfWorld, person: string, uscc: string) {
  await this.signIn(person)
  await this.open('交易对手管理')
  await this.shell.isAt('交易对手管理')
  await this.shell.click('新增')
  await this.form.fillIn({ 统一社会信用代码: uscc, 联系人: '卓立群', 联系电话: '13800001111' })
  await this.shell.submit()
  await this.toast.says('已提交，待对方确认')
})
When('{文本}确认{文本}的合作', async function (this: ScfWorld, person: string, corp: string) {
  await answering(this, person)
  await this.table().act(corp, '确认')
  await this.dialog().click('确认')
  await this.table().hasNo(corp)
})
When(
  '{文本}拒绝{文本}的合作，原因是{文本}',
  async function (this: ScfWorld, person: string, corp: string, reason: string) {
    await answering(this, person)
    await this.table().act(corp, '拒绝')
    await this.form.fillIn({ 拒绝原因: reason })
    await this.shell.click('确认拒绝')
    await this.table().hasNo(corp)
  },
)
When('我把{文本}的等级调整为{文本}', async function (this: ScfWorld, corp: string, level: string) {
  await this.table().act(corp, '调整等级')
  await this.form.fillIn({ 供应商等级: level })
  await this.shell.click('确认调整')
  await this.dialog().isGone()
})

// 企业更名
async function fillNameChange(world: ScfWorld, name: string): Promise<void> {
  await world.form.fillIn({ 新企业名称: name, 工商变更日期: '2026-11-16' })
  await world.form.upload('新营业执照.pdf', '新营业执照')
  await world.form.upload('准予变更登记通知书.pdf', '变更登记通知书')
}
When('我填好更名为{文本}的申请', async function (this: ScfWorld, name: string) {
  await fillNameChange(this, name)
})
When('{文本}提交更名为{文本}', async function (this: ScfWorld, person: string, name: string) {
  await this.signIn(person)
  await this.open('企业更名')
  await this.shell.isAt('企业更名')
  await this.shell.click('新增')
  await this.shell.settled()
  await fillNameChange(this, name)
  await this.shell.submit()
  await this.table().has(name)
})
When('{文本}复核通过{文本}的更名', async function (this: ScfWorld, person: string, name: string) {
  await decide(this, [person, '企业更名', name], '复核', '同意')
  await this.table().cellIs(this.table().row(name), '更名状态', '平台审核中')
})

// 用户与证书
When('我停用用户{文本}', async function (this: ScfWorld, name: string) {
  await this.table().act(name, '停用')
  await this.dialog().click('确认')
  await this.signing.sign()
  await this.table().cellIs(this.table().row(name), '用户状态', '已停用')
})
When('我设好证书口令{文本}并签署', async function (this: ScfWorld, pin: string) {
  await this.form.fillIn({ 证书口令: pin, 确认口令: pin })
  await this.shell.click('签署并激活')
  await this.signing.sign()
  await this.toast.says('证书已激活')
})
When('我补办{文本}的U盾', async function (this: ScfWorld, name: string) {
  await this.table().act(name, '更新补办')
  await this.form.fillIn({ 邮寄地址: '沈阳市浑南区创业路18号' })
  await this.shell.click('提交补办')
  await this.table().cellIs(this.table().row(name), '证书状态', '申请中')
})

// 电子回单
When('我记下第{int}行的回单并验真', async function (this: ScfWorld, number: number) {
  const row = this.table().nth(number)
  const receiptNo = await this.table().textOf(row, '回单编号')
  const antiFakeCode = await this.table().textOf(row, '验真码')
  await this.shell.click('验真')
  await this.form.fillIn({ 回单编号: receiptNo, 验真码: antiFakeCode })
  await this.shell.click('核对')
})
