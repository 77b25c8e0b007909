// 用户与证书：停用用户、激活与补办证书
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

When('我停用用户{人员}', async function (this: ScfWorld, name: string) {
  await this.table().act(name, '停用')
  await this.dialog().click('停用')
  await this.signing.sign()
  await this.table().cellIs(this.table().row(name), '用户状态', '已停用')
})
When('我设好证书口令{文本}并签署', async function (this: ScfWorld, pin: string) {
  await this.form.fillIn({ 证书口令: pin, 确认口令: pin })
  await this.shell.click('签署并激活')
  await this.signing.sign()
  await this.toast.says('证书已激活')
})
When(
  '我把{文本}的口令由{文本}改成{文本}',
  async function (this: ScfWorld, row: string, from: string, to: string) {
    await this.table().act(row, '修改口令')
    await this.form.fillIn({ 原口令: from, 新口令: to, 确认口令: to })
    await this.shell.click('确认修改')
  },
)
When('我补办{人员}的U盾', async function (this: ScfWorld, name: string) {
  await this.table().act(name, '更新补办')
  await this.form.fillIn({ 邮寄地址: '沈阳市浑南区创业路18号' })
  await this.shell.click('提交补办')
  await this.table().cellIs(this.table().row(name), '证书状态', '申请中')
})
When('我更新{人员}的软证书', async function (this: ScfWorld, name: string) {
  await this.table().act(name, '更新补办')
  await this.dialog().isShown('原证书照常使用到新证书激活')
  await this.shell.click('提交更新')
  await this.toast.says('更新已提交')
})
