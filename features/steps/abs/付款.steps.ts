// 付款：登记、复核、驳回一笔付款，转让到付款的一段
import { When } from '@cucumber/cucumber'
import { decide, handle } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

const MANAGE = '付款管理'

/** 在登记表里提交。 */
async function submit(world: ScfWorld) {
  await world.shell.click('提交复核')
  await world.toast.says('付款登记已提交复核')
}

/** 从付款管理去登记那一笔，照默认的付清。 */
async function register(world: ScfWorld, person: string, payment: string) {
  await world.signIn(person)
  await world.open(MANAGE)
  await world.table().act(payment, '付款登记')
  await submit(world)
}

/** 办完，那一笔还在列表里。 */
async function judge(
  world: ScfWorld,
  [person, payment]: [string, string],
  action: string,
  decision: string,
  opinion?: string,
) {
  await decide(world, [person, MANAGE, payment], action, decision, opinion)
  await world.table('付款').has(payment)
}

When('我把{文本}登记为付{文本}', async function (this: ScfWorld, _payment: string, amount: string) {
  await this.form.fillIn({ 本次付款金额: amount })
  await submit(this)
})
When('{文本}登记付款{文本}', async function (this: ScfWorld, person: string, payment: string) {
  await register(this, person, payment)
})
When('{文本}复核通过付款{文本}', async function (this: ScfWorld, person: string, payment: string) {
  await judge(this, [person, payment], '复核', '通过')
})
When(
  '{文本}驳回付款{文本}，意见{文本}',
  async function (this: ScfWorld, person: string, payment: string, opinion: string) {
    await judge(this, [person, payment], '复核', '驳回', opinion)
  },
)

// 转让到付款

/** 从应收账款查询申请、保存、提交；转让申请编号记为“转让”。 */
When(
  '{文本}把应收{文本}转让给{文本}，资料包为{文本}',
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
When('计划管理人封包入池，保理商支付{文本}的价款', async function (this: ScfWorld, transfer: string) {
  await this.control.event('planmgr', 'T-ATR-07', transfer)
  await this.control.event('factor', 'T-ATR-12', transfer)
})
/** 那天由两人登记、复核，银行付出；托管银行到账并核对出差异。 */
When(
  '{文本}到{文本}付出，到账{文本}',
  async function (this: ScfWorld, payable: string, day: string, amount: string) {
    await this.control.setClock(day)
    await register(this, 'abs-core-operator', payable)
    await judge(this, ['abs-core-director', payable], '复核', '通过')
    const table = this.table()
    const paymentNo = await table.textOf(table.row(payable), '付款编号')
    await this.control.event('custodian', 'T-APM-07', `${paymentNo} ${amount}`)
    await this.control.event('custodian', 'T-ACK-01', paymentNo)
    await this.control.event('custodian', 'T-ACK-03', paymentNo)
  },
)
When('{文本}补付到账{文本}的差额', async function (this: ScfWorld, person: string, received: string) {
  await handle(this, person, '核对进度', received, '处理差异')
  await this.form.fillIn({ 处理方式: '补付差额' })
  await this.shell.submit()
  await this.toast.says('差异已处理')
})

// 归集账户变更

When('{文本}复核通过{文本}的归集账户变更', async function (this: ScfWorld, person: string, payment: string) {
  await judge(this, [person, payment], '复核账户', '通过')
})
When('计划管理人再次变更{文本}的归集账户', async function (this: ScfWorld, planName: string) {
  const plans = await this.control.rows('AbsPlan')
  const plan = plans.find((row) => row['planName'] === planName)
  await this.control.event('planmgr', '变更归集账户', String(plan?.['planNo']))
})
