// 融资：申请向导的各步，申请、复核与签署合同
import { When } from '@cucumber/cucumber'
import { finish, handle, prepared, signContract, submitSigning } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 反向保理也有一页叫融资申请。 */
const APPLY = '电子凭证/融资申请'

const next = async (world: ScfWorld, step: string) => {
  await world.shell.click('下一步')
  await world.page.getByRole('group', { name: step, exact: true }).waitFor()
}

/** 第一步：勾选那一行凭证，填金额。 */
async function choose(world: ScfWorld, row: string, amount: string) {
  await world.open(APPLY)
  await world.shell.isAt('融资申请')
  await world.table().check(row)
  await world.form.fillIn({ 融资金额: amount })
}

When('我为{文本}的凭证申请融资{文本}', async function (this: ScfWorld, row: string, amount: string) {
  await choose(this, row, amount)
})
When('我进入融资的{文本}', async function (this: ScfWorld, step: string) {
  await next(this, step)
})
When(
  '{文本}为{文本}的凭证申请融资{文本}，资金方为{文本}，资料包为{文本}',
  async function (
    this: ScfWorld,
    person: string,
    row: string,
    amount: string,
    funder: string,
    dossier: string,
  ) {
    await this.signIn(person)
    await choose(this, row, amount)
    await next(this, '选资金方')
    await this.form.fillIn({ 资金方: funder })
    await next(this, '选资料包')
    await this.form.fillIn({ 资料包: dossier })
    await next(this, '确认费用')
    await this.shell.click('提交复核')
    await this.toast.says('已提交复核')
  },
)
When('{文本}复核通过{文本}的融资', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '融资复核', row], '复核', '通过')
})
When('我选凭证{文本}生成融资草稿', async function (this: ScfWorld, row: string) {
  await this.shell.click('选凭证融资')
  await this.table('可融资凭证').check(row)
  await this.shell.click('生成融资草稿')
})
When(
  '{文本}的两人签收{文本}的凭证',
  prepared(
    async (world, corp, row) => {
      await world.as(`${corp}-operator`).signFor(row)
      await world.as(`${corp}-director`).pass('签收', row)
    },
    async function (this: ScfWorld, corp: string, row: string) {
      await submitSigning(this, `${corp}-operator`, row)
      await finish(this, [`${corp}-director`, '凭证签收复核', row], '复核', '确认签收')
    },
  ),
)
When('资金方同意{文本}的融资', async function (this: ScfWorld, row: string) {
  await this.open('融资查询')
  await this.shell.isAt('融资查询')
  const table = this.table()
  const financeNo = await table.textOf(table.row(row), '融资编号')
  this.notes.set('融资', financeNo)
  await this.control.event('funder', 'T-FIN-07', financeNo)
  await this.shell.click('刷新')
  await table.cellIs(table.row(row), '融资状态', '待签合同')
})
When('{文本}签署{文本}的融资合同', async function (this: ScfWorld, person: string, row: string) {
  await handle(this, person, '融资查询', row, '签署合同')
  await signContract(this, '融资合同签署', ['保理合同', '债权转让通知书'])
  await this.table().cellIs(this.table().row(row), '融资状态', '登记中')
})
When('登记之后放款', async function (this: ScfWorld) {
  const financeNo = this.notes.get('融资') ?? ''
  await this.control.event('registry', 'T-FIN-10', financeNo)
  await this.control.event('bank', 'T-FIN-11', financeNo)
})
