// 融资资料：新建资料包、逐步上传、加入发票、提交与删除
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

const STEPS = ['上传授权书', '上传合同', '上传发票', '上传其他资料']
/** 供应链 ABS 多一步。 */
const ABS_STEPS = ['上传授权书', '上传合同', '上传发票', '上传履约凭证', '上传其他资料']

/** 从眼下这一步一直点下一步，走到要去的那一步。 */
async function walkTo(world: ScfWorld, step: number) {
  const list = world.page.getByRole('list', { name: '上传步骤' })
  await expect(list).toBeVisible()
  const steps = (await list.getByRole('listitem').count()) === STEPS.length ? STEPS : ABS_STEPS
  const title = (await world.page.getByRole('heading', { level: 1 }).innerText()).trim()
  for (let at = steps.indexOf(title) + 1; at < step; at += 1) {
    await world.shell.click('下一步')
    await world.shell.isAt(steps[at] ?? '')
  }
}

When('我新建资料包{文本}', async function (this: ScfWorld, name: string) {
  await this.shell.click('新建')
  await this.shell.isAt('新建融资资料')
  await this.form.fillIn({ 资料包名称: name, 交易对手名称: '华岳智造集团股份有限公司' })
  await this.shell.click('保存并上传')
  await this.shell.isAt('上传授权书')
})
When('我走到第{int}步', async function (this: ScfWorld, step: number) {
  await walkTo(this, step)
})
When('我加入发票{文本}', async function (this: ScfWorld, file: string) {
  await walkTo(this, 3)
  await this.form.upload(file, '发票文件')
  await this.shell.click('识别并加入')
  // 上一批的话还在：这一批有了答复，文件才会离开
  await this.shell.cannotClick('识别并加入')
  await this.shell.shows('已加入')
})
When('我查验发票{文本}{int}次', async function (this: ScfWorld, invoice: string, times: number) {
  const table = this.table()
  for (let time = 0; time < times; time += 1) {
    await table.act(invoice, '查验')
    await table.cellIs(table.row(invoice), '查验状态', '查验中')
    await this.control.advance('PT1M')
    await table.cellIs(table.row(invoice), '查验状态', '查验不一致')
  }
})
When('我提交资料', async function (this: ScfWorld) {
  await this.shell.submit()
  await this.dialog('提交资料包').click('提交')
  await this.shell.isAt('资料提交成功')
})
When('我选择已有发票{文本}', async function (this: ScfWorld, numbers: string) {
  const drawer = this.page.getByRole('dialog', { name: '选择已有发票' })
  for (const number of numbers.split('、')) await drawer.getByRole('checkbox', { name: number }).check()
  await this.dialog('选择已有发票').click('加入资料包')
  await this.toast.says('发票已加入')
})
When('我删除资料{文本}', async function (this: ScfWorld, text: string) {
  await this.table().act(text, '删除')
  await this.dialog('删除资料').click('删除')
  await this.toast.says('已删除')
})
Then('资料还不能提交，原因是{文本}', async function (this: ScfWorld, reason: string) {
  const submit = this.page.getByRole('button', { name: '提交', exact: true })
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(reason)
})
When('我勾选约定{文本}', async function (this: ScfWorld, text: string) {
  await this.page.getByText(text, { exact: true }).click()
})
When(
  '我上传履约凭证{文本}，单据号为{文本}，日期为{文本}',
  async function (this: ScfWorld, file: string, deliveryNo: string, deliveryDate: string) {
    await this.shell.click('上传资料')
    await this.form.fillIn({ 履约单据号: deliveryNo, 履约日期: deliveryDate })
    await this.form.upload(file, '附件')
    await this.dialog('上传资料').click('上传')
    await this.toast.says('资料已上传')
  },
)
