// 付款：从转让到付款的一段
import { When } from '@cucumber/cucumber'
import { handle } from '../../support/handling.ts'
import { review } from '../../support/reviews.ts'
import { submit } from '../../support/submissions.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 从应收账款查询申请、保存、提交；转让申请编号记为“转让”。 */
When(
  '{人员}把应收{金额}转让给{企业}，资料包为{文本}',
  async function (this: ScfWorld, person: string, amount: string, plan: string, dossier: string) {
    await handle(this, person, '应收账款查询', amount, '申请转让')
    await this.form.fillIn({ 专项计划名称: plan, 资料包编号: dossier })
    await this.shell.click('保存')
    await this.shell.isAt('转让申请详情')
    await this.shell.submit()
    await this.toast.says('已提交复核')
    await this.open('转让申请')
    const table = this.table()
    this.notes.set('转让', await table.textOf(table.row(amount), '转让申请编号'))
  },
)
/** 那天由两人登记、复核，银行付出；托管银行到账并核对出差异。 */
When(
  '{编号}到{日期}付出，到账{金额}',
  async function (this: ScfWorld, payable: string, day: string, amount: string) {
    await this.control.setClock(day)
    await submit(this, 'abs-core-operator', payable, 'ABS付款')
    await review(this, 'abs-core-director', payable, 'ABS付款')
    const table = this.table()
    const paymentNo = await table.textOf(table.row(payable), '付款编号')
    await this.control.event('custodian', 'T-APM-07', `${paymentNo} ${amount}`)
    await this.control.event('custodian', 'T-ACK-01', paymentNo)
    await this.control.event('custodian', 'T-ACK-03', paymentNo)
  },
)
