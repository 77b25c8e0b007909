// 兑付：申请、登记与提前兑付
import { When } from '@cucumber/cucumber'
import { handle, prepared } from '../../support/handling.ts'
import { start } from '../../support/starts.ts'
import type { ScfWorld } from '../../support/world.ts'

When(
  '{人员}申请兑付{编号}，渠道为{文本}',
  prepared(
    (world, person, row, channel) => world.as(person).cash(row, channel),
    async function (this: ScfWorld, person: string, row: string, channel: string) {
      await handle(this, person, '兑付申请', row, '申请兑付')
      await this.form.fillIn({ 付款渠道: channel })
      await this.shell.click('提交申请')
      await this.toast.says('兑付申请已提交复核')
    },
  ),
)
/** 逐条填好流水号与付款凭证，提交；成不成由场景说。 */
When(
  '{人员}登记{编号}的付款，流水号为{文本}',
  async function (this: ScfWorld, person: string, row: string, serials: string) {
    await handle(this, person, '兑付登记', row, '登记')
    for (const [at, serial] of serials.split('、').entries()) {
      const seq = String(at + 1).padStart(3, '0')
      await this.form.fillIn({ [`银行流水号 ${seq}`]: serial })
      await this.form.upload(`付款回单${seq}.pdf`, `付款凭证 ${seq}`)
    }
    await this.shell.submit()
  },
)
When(
  '{人员}申请在{日期}提前兑付{编号}中的{金额}，折扣率为{文本}',
  prepared(
    (world, person, day, holding, amount, rate) => world.as(person).payAhead(holding, amount, day, rate),
    async function (
      this: ScfWorld,
      person: string,
      day: string,
      holding: string,
      amount: string,
      rate: string,
    ) {
      await this.signIn(person)
      await start(this, '提前兑付', holding)
      await this.form.fillIn({ 提前兑付金额: amount, 提前付款日: day, '折扣率（年化）': rate })
      await this.shell.submit()
      await this.toast.says('提前兑付已提交复核')
    },
  ),
)
