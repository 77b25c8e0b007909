// 兑付：申请、审批、登记与提前兑付，从填写到审批
import { When } from '@cucumber/cucumber'
import { handle, passes, prepared } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

When(
  '{文本}申请兑付{文本}，渠道为{文本}',
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
When('{文本}审批通过{文本}的兑付', passes('兑付', '兑付审批', '复核'))

/** 打开付款登记的页签，对那一行开始审批。 */
async function openRegistration(world: ScfWorld, person: string, row: string) {
  await world.signIn(person)
  await world.open('兑付审批')
  await world.shell.isAt('兑付审批')
  await world.shell.click('付款登记')
  await world.shell.settled()
  await world.table('待审批付款登记').act(row, '复核')
  await world.shell.settled()
}

When('{文本}开始审批{文本}的付款登记', async function (this: ScfWorld, person: string, row: string) {
  await openRegistration(this, person, row)
})
When('{文本}审批通过{文本}的付款登记', async function (this: ScfWorld, person: string, row: string) {
  await openRegistration(this, person, row)
  await this.approval.decide('通过')
  await this.signing.sign()
  await this.approval.isDone()
  await this.table('待审批付款登记').hasNo(row)
})

/** 逐条填好流水号与付款凭证，提交。 */
async function register(world: ScfWorld, person: string, row: string, serials: string) {
  await handle(world, person, '兑付登记', row, '登记')
  for (const [at, serial] of serials.split('、').entries()) {
    const seq = String(at + 1).padStart(3, '0')
    await world.form.fillIn({ [`银行流水号 ${seq}`]: serial })
    await world.form.upload(`付款回单${seq}.pdf`, `付款凭证 ${seq}`)
  }
  await world.shell.click('提交复核')
}

When(
  '{文本}登记{文本}的付款，流水号为{文本}',
  async function (this: ScfWorld, person: string, row: string, serials: string) {
    await register(this, person, row, serials)
    await this.toast.says('付款登记已提交复核')
  },
)
When(
  '{文本}试图登记{文本}的付款，流水号为{文本}',
  async function (this: ScfWorld, person: string, row: string, serials: string) {
    await register(this, person, row, serials)
  },
)

const AHEAD_DATE = '2027-02-01'

/** 打开提前兑付的表单，选好持有。 */
async function startAhead(world: ScfWorld, person: string, holding: string) {
  await world.signIn(person)
  await world.open('提前兑付申请')
  await world.shell.isAt('提前兑付申请')
  await world.shell.click('新增')
  await world.shell.settled()
  await world.form.fillIn({ 持有编号: holding })
}

When('{文本}开始提前兑付{文本}', async function (this: ScfWorld, person: string, holding: string) {
  await startAhead(this, person, holding)
})
When(
  '{文本}申请提前兑付{文本}中的{文本}，折扣率为{文本}',
  prepared(
    (world, person, holding, amount, rate) => world.as(person).payAhead(holding, amount, AHEAD_DATE, rate),
    async function (this: ScfWorld, person: string, holding: string, amount: string, rate: string) {
      await startAhead(this, person, holding)
      await this.form.fillIn({ 提前兑付金额: amount, 提前付款日: AHEAD_DATE, '折扣率（年化）': rate })
      await this.shell.click('提交复核')
      await this.toast.says('提前兑付已提交复核')
    },
  ),
)
When('{文本}审批通过{文本}的提前兑付', passes('提前兑付', '提前兑付审批', '复核'))
When('{文本}开始答复{文本}的提前兑付', async function (this: ScfWorld, person: string, row: string) {
  await this.signIn(person)
  await this.open('签收与融资首页(复核)')
  await this.shell.isAt('签收与融资首页(复核)')
  await this.table('提前兑付待同意').act(row, '答复')
})

/** 从付款进度重新发起失败的几笔，签署之后才付。 */
When('我签署并重新发起{文本}失败的{文本}', async function (this: ScfWorld, row: string, count: string) {
  await this.open('付款进度查询')
  await this.table().act(row, '失败重发')
  await this.shell.click(`重新发起 ${count}`)
  await this.signing.sign()
})
