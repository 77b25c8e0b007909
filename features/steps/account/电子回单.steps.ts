// 电子回单：记下一行的回单并验真
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

When('我记下第{数}行的回单并验真', async function (this: ScfWorld, number: number) {
  const row = this.table().nth(number)
  const receiptNo = await this.table().textOf(row, '回单编号')
  const antiFakeCode = await this.table().textOf(row, '验真码')
  await this.shell.click('验真')
  await this.form.fillIn({ 回单编号: receiptNo, 验真码: antiFakeCode })
  await this.shell.click('核对')
})
