// 银行账户：新增、停用与小额打款
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { decide } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

const LIST = '银行账户管理'

/** 尾号指认的那个账户。 */
async function accountOf(world: ScfWorld, tail: string): Promise<Record<string, unknown>> {
  const rows = await world.control.rows('BankAccount')
  const found = rows.findLast((row) => String(row['accountNo']).endsWith(tail))
  if (!found) throw new Error(`没有尾号 ${tail} 的账户`)
  return found
}

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
When('我把开户支行改为{文本}并提交', async function (this: ScfWorld, branchName: string) {
  await this.form.fillIn({ 开户支行: branchName })
  await this.shell.submit()
  await this.toast.says('已提交复核')
})
When('{文本}停用{文本}的银行账户', async function (this: ScfWorld, person: string, row: string) {
  await decide(this, [person, LIST, row], '停用', '停用')
})
When('尾号{文本}的小额打款{文本}', async function (this: ScfWorld, tail: string, outcome: string) {
  const { accountId } = await accountOf(this, tail)
  await this.control.event('bank', outcome === '成功' ? 'T-AUT-02' : 'T-AUT-03', String(accountId))
})
When('我给尾号{文本}回填了别的金额', async function (this: ScfWorld, tail: string) {
  const { verifyAmount } = await accountOf(this, tail)
  await this.form.fillIn({ 打款金额: String(verifyAmount) === '0.50' ? '0.51' : '0.50' })
  await this.shell.click('提交打款金额')
})
When('我回填尾号{文本}收到的金额', async function (this: ScfWorld, tail: string) {
  const { verifyAmount } = await accountOf(this, tail)
  await this.form.fillIn({ 打款金额: String(verifyAmount) })
  await this.shell.click('提交打款金额')
})

// 完整账号

Then('浏览器里不应留有{文本}', async function (this: ScfWorld, accountNo: string) {
  const kept = () =>
    this.page.evaluate(() =>
      [location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(),
    )
  expect(await kept()).not.toContain(accountNo)
})
/** 收款方的那一行里查看，号码每四位一组，与收款方自己的账户一致。 */
When('我核对{文本}的完整收款账号', async function (this: ScfWorld, payee: string) {
  const row = this.page.getByRole('row').filter({ hasText: payee })
  await row.getByRole('button', { name: '查看完整账号' }).click()
  const shown = await row.getByRole('status', { name: '完整账号' }).innerText()
  const accounts = await this.control.rows('BankAccount')
  const owner = accounts.find((account) => account['accountNo'] === shown.replaceAll(' ', ''))
  expect(owner?.['accountName']).toBe(payee)
})
