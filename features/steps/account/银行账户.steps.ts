// 银行账户：新增、核对完整账号
import { When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

const LIST = '银行账户管理'

When(
  '我新增账号为{文本}、行号为{文本}的银行账户',
  async function (this: ScfWorld, accountNo: string, bankCode: string) {
    await this.open(LIST)
    await this.shell.isAt(LIST)
    await this.shell.click('新增账户')
    await this.form.fillIn({ 支付行号: bankCode })
    await this.shell.click('填入开户行')
    await this.form.fillIn({ 银行账号: accountNo, 账户用途: '收款账户' })
    await this.shell.click('提交复核')
    await this.toast.says('已提交复核')
  },
)

/** 行号一项说明里的查找；名称只写几个字，按空格分开。 */
When(
  '我按{文本}查找开户支行，选{文本}',
  async function (this: ScfWorld, keywords: string, branchName: string) {
    await this.shell.click('按银行与地区查找')
    await this.page.getByRole('combobox', { name: '查找开户支行' }).fill(keywords)
    await this.page.getByRole('option').filter({ hasText: branchName }).click()
  },
)

// 完整账号

/** 收款方的那一行里查看，号码每四位一组，与收款方自己的账户一致。 */
When('我核对{文本}的完整收款账号', async function (this: ScfWorld, payee: string) {
  const row = this.page.getByRole('row').filter({ hasText: payee })
  await row.getByRole('button', { name: '查看完整账号' }).click()
  const shown = await row.getByRole('status', { name: '完整账号' }).innerText()
  const accounts = await this.control.rows('BankAccount')
  const owner = accounts.find((account) => account['accountNo'] === shown.replaceAll(' ', ''))
  expect(owner?.['accountName'], '户名').toBe(payee)
})
