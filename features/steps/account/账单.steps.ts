// 账单：批量缴费、申请开票，账单以金额指认
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

When('我批量缴纳{金额}的账单', async function (this: ScfWorld, amounts: string) {
  for (const amount of amounts.split('、')) await this.table().check(amount)
  await this.shell.click('批量缴费')
  await this.shell.click('确认缴费')
})
When('我为{金额}的账单申请开票', async function (this: ScfWorld, amount: string) {
  await this.open('平台账单')
  await this.shell.isAt('平台账单')
  // 外面可能刚刚办了什么
  await this.shell.click('刷新')
  await this.table().act(amount, '申请开票')
  await this.dialog().click('申请开票')
  await this.table().cellIs(this.table().row(amount), '开票状态', '开票中')
})
