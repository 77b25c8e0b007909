// 账单：缴费、开票与外面的答复，账单以金额指认
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

/** 华岳智造那张这个金额的账单。 */
async function billNoOf(world: ScfWorld, amount: string): Promise<string> {
  const plain = amount.replaceAll(',', '')
  const rows = await world.control.rows('PlatformBill')
  const found = rows.find((row) => row['billAmount'] === plain && row['corpId'] === 'C001')
  if (!found) throw new Error(`没有金额 ${amount} 的账单`)
  return String(found['billNo'])
}

When('银行对{文本}的账单执行{文本}', async function (this: ScfWorld, amount: string, event: string) {
  await this.control.event('bank', event, await billNoOf(this, amount))
  await this.shell.click('刷新')
})
When('平台对{文本}的账单执行{文本}', async function (this: ScfWorld, amount: string, event: string) {
  await this.control.event('platform', event, await billNoOf(this, amount))
  await this.shell.click('刷新')
})
When('我批量缴纳{文本}的账单', async function (this: ScfWorld, amounts: string) {
  for (const amount of amounts.split('、')) await this.table().check(amount)
  await this.shell.click('批量缴费')
  await this.shell.click('确认缴费')
})
When('我为{文本}的账单申请开票', async function (this: ScfWorld, amount: string) {
  await this.open('平台账单')
  await this.shell.isAt('平台账单')
  await this.table().act(amount, '申请开票')
  await this.dialog().click('申请开票')
  await this.table().cellIs(this.table().row(amount), '开票状态', '开票中')
})
