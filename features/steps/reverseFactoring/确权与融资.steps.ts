// 确权与融资：几个人接连办完的一段
import { Then, When } from '@cucumber/cucumber'
import { finish, handle, signContract } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

const APPLY = '反向保理/融资申请'

// 确权

When(
  '{文本}拒绝确权{文本}，原因为{文本}',
  async function (this: ScfWorld, person: string, row: string, reason: string) {
    await handle(this, person, '债务人确权', row, '确权')
    await this.form.fillIn({ 确权意见: '拒绝确权', 审核意见: reason })
    await this.shell.submit()
    await this.toast.says('确权意见已提交复核')
  },
)
When(
  '{文本}确权{文本}，争议金额为{文本}',
  async function (this: ScfWorld, person: string, row: string, dispute: string) {
    await handle(this, person, '债务人确权', row, '确权')
    await this.form.fillIn({ 争议金额: dispute })
    await this.shell.submit()
    await this.toast.says('确权意见已提交复核')
  },
)
When('{文本}审核通过{文本}的确权', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '确权审核', row], '复核', '通过')
})

// 融资申请的各步

const next = async (world: ScfWorld, step: string) => {
  await world.shell.click('下一步')
  await world.page.getByRole('group', { name: step, exact: true }).waitFor()
}

When('我点击{文本}一行的{文本}', async function (this: ScfWorld, row: string, name: string) {
  await this.table().row(row).getByRole('button', { name, exact: true }).click()
  await this.shell.settled()
})
When('我进入保理融资的{文本}', async function (this: ScfWorld, step: string) {
  await next(this, step)
})
When(
  '我以{文本}向{文本}申请保理融资{文本}',
  async function (this: ScfWorld, row: string, offer: string, amount: string) {
    await this.open(APPLY)
    await this.shell.isAt('融资申请')
    await this.table().check(row)
    await next(this, '选资金方')
    await this.form.fillIn({ 资金方: offer })
    await next(this, '金额与费用')
    await this.form.fillIn({ 融资申请金额: amount })
    await this.shell.click('下一步')
  },
)
async function submit(world: ScfWorld) {
  await world.page.getByRole('group', { name: '资料与确认', exact: true }).waitFor()
  await world.shell.click('提交复核')
  await world.toast.says('已提交复核')
}
When('我提交保理融资', async function (this: ScfWorld) {
  await submit(this)
})
When('我把保理融资的金额改为{文本}，提交', async function (this: ScfWorld, amount: string) {
  await this.form.fillIn({ 融资申请金额: amount })
  await next(this, '资料与确认')
  await submit(this)
})
When('我走到保理融资的最后一步，金额改为{文本}', async function (this: ScfWorld, amount: string) {
  await next(this, '选资金方')
  await next(this, '金额与费用')
  await this.form.fillIn({ 融资申请金额: amount })
  await next(this, '资料与确认')
})
When('{文本}再次提交{文本}', async function (this: ScfWorld, person: string, row: string) {
  await handle(this, person, '融资管理', row, '编辑')
  await next(this, '选资金方')
  await next(this, '金额与费用')
  await next(this, '资料与确认')
  await this.shell.click('提交复核')
  await this.toast.says('已提交复核')
})

// 审核、签约与回款

When('{文本}审核通过{文本}的保理融资', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '融资审核列表', row], '复核', '通过')
})
When('资金方同意{文本}的保理融资', async function (this: ScfWorld, row: string) {
  await this.open('融资管理')
  await this.shell.isAt('融资管理')
  const rfFinanceNo = await this.table().textOf(this.table().row(row), '保理融资编号')
  this.notes.set('保理融资', rfFinanceNo)
  await this.control.event('funder', 'T-RFN-07', rfFinanceNo)
})
When('{文本}签署{文本}的保理合同', async function (this: ScfWorld, person: string, row: string) {
  await handle(this, person, '融资管理', row, '签署合同')
  await signContract(this, '保理合同签署', ['保理合同', '债权转让通知书'])
  await this.table().cellIs(this.table().row(row), '融资状态', '放款中')
})
When('资金方放款，到期债务人回款{文本}', async function (this: ScfWorld, amount: string) {
  const rfFinanceNo = this.notes.get('保理融资') ?? ''
  await this.control.event('funder', 'T-RFN-10', rfFinanceNo)
  await this.control.event('bank', 'T-RFN-12', `${rfFinanceNo} ${amount}`)
})
Then(
  '列表{文本}中{文本}的{文本}应含{文本}',
  async function (this: ScfWorld, name: string, row: string, column: string, text: string) {
    const table = this.table(name)
    await table.cellContains(table.row(row), column, text)
  },
)
