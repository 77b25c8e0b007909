// 融资资料：加入、选择与查验发票，提交资料
import { When } from '@cucumber/cucumber'
import { goTo } from '../../support/progress.ts'
import type { ScfWorld } from '../../support/world.ts'

When('我加入发票{文件}', async function (this: ScfWorld, file: string) {
  await goTo(this, '发票')
  await this.form.upload(file, '发票文件')
  await this.shell.click('识别并加入')
  // 上一批的话还在：这一批有了答复，文件才会离开
  await this.shell.cannotClick('识别并加入')
  await this.shell.shows('已加入')
})
When('我查验发票{编号}{数}次', async function (this: ScfWorld, invoice: string, times: number) {
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
When('我选择已有发票{编号}', async function (this: ScfWorld, numbers: string) {
  const drawer = this.page.getByRole('dialog', { name: '选择已有发票' })
  for (const number of numbers.split('、')) await drawer.getByRole('checkbox', { name: number }).check()
  await this.dialog('选择已有发票').click('加入资料包')
  await this.toast.says('发票已加入')
})
