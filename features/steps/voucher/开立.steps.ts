// 开立：填好一份申请、复核与终审、签收、开立额度；场景只说与它有关的那一部分
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { finish, passes, prepared, submitSigning } from '../../support/handling.ts'
import { pairs } from '../../support/parameters.ts'
import type { ScfWorld } from '../../support/world.ts'

const APPLICATION: Readonly<Record<string, string>> = {
  接收方: '江苏恒拓精密机械有限公司',
  凭证金额: '1,000,000.00',
  承诺付款日: '2027-03-18',
  合同编号: 'HY-CG-2026-0001',
  交易背景说明: '采购机加工件，已验收入库',
  接收方已同意以凭证结算: '是',
}

async function fillApplication(world: ScfWorld, special: Record<string, string> = {}): Promise<void> {
  await world.shell.click('新增')
  await world.form.fillIn({ ...APPLICATION, ...special })
}

When('我填好一份开立申请', async function (this: ScfWorld) {
  await fillApplication(this)
})
When('我填好一份开立申请，其中:', async function (this: ScfWorld, table: DataTable) {
  await fillApplication(this, pairs(this, table))
})
When('我填好一份开立申请，其中{文本}为{文本}', async function (this: ScfWorld, label: string, value: string) {
  await fillApplication(this, { [label]: value })
})
async function withdraw(world: ScfWorld, voucher: string): Promise<void> {
  await world.shell.click('申请撤回')
  await world.form.fillIn({ 凭证编号: voucher, 撤回原因: '录入错误', 撤回说明: '金额录错，撤回重开' })
  await world.shell.submit()
  await world.shell.settled()
}

When('我申请撤回{文本}的凭证', async function (this: ScfWorld, voucher: string) {
  await withdraw(this, voucher)
})
When(
  '{文本}申请撤回{文本}的凭证',
  prepared(
    (world, person, row) => world.as(person).withdraw(row),
    async function (this: ScfWorld, person: string, row: string) {
      await this.signIn(person)
      await this.open('开立撤回申请')
      await this.shell.isAt('开立撤回申请')
      await withdraw(this, row)
    },
  ),
)

When('{文本}复核通过{文本}的开立', passes('开立', '凭证开立复核'))
When('{文本}终审通过{文本}的开立', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '开立终审', row], '终审', '通过')
})
When(
  '{文本}提交签收{文本}的凭证',
  prepared(
    (world, person, row) => world.as(person).signFor(row),
    function (this: ScfWorld, person: string, row: string) {
      return submitSigning(this, person, row)
    },
  ),
)
When('{文本}确认签收{文本}的凭证', passes('签收', '凭证签收复核', '复核', '确认签收'))

Then('开立额度应为已用{文本}、冻结{文本}', async function (this: ScfWorld, used: string, frozen: string) {
  const limit = async () => {
    const row = (await this.control.rows('Limit')).find(({ limitType }) => limitType === 'ISSUE')
    return [row?.['usedLimit'], row?.['frozenLimit']]
  }
  const plain = (amount: string) => amount.replaceAll(',', '')
  await expect.poll(limit, { message: '已用与冻结' }).toEqual([plain(used), plain(frozen)])
})
