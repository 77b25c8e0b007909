// 实名：企业与经办人的资料、打款验证
import { When } from '@cucumber/cucumber'
import { uploadPapers } from '../../support/papers.ts'
import type { ScfWorld } from '../../support/world.ts'

const COMPANY = {
  法定代表人: '丁向南',
  法定代表人证件号: '210106198501120131',
  证件有效期止: '2036-12-31',
  受益所有人1: '丁向南',
  持股比例1: '60',
}
const HANDLER = {
  经办人姓名: '金鑫',
  经办人身份证号: '320206197904152417',
  经办人手机号: '13912345678',
  人脸识别单独同意: '是',
}
/** 金鑫不是法定代表人，须有委托书。 */
When('我填好实名资料', async function (this: ScfWorld) {
  await uploadPapers(this)
  await this.form.fillIn(COMPANY)
  await this.shell.click('下一步')
  await this.form.fillIn(HANDLER)
  await this.form.upload('授权委托书.pdf', '加盖公章授权委托书')
})
/** 修改重提：所填的还在，单独同意每次都要；审核点名的营业执照换一份。 */
When('我换一份营业执照，重新征得单独同意', async function (this: ScfWorld) {
  await this.shell.click('移除 营业执照.jpg')
  await this.form.upload('营业执照原件.jpg', '营业执照')
  await this.form.fillIn({ 证件影像单独同意: '是' })
  await this.shell.click('下一步')
  await this.form.fillIn({ 人脸识别单独同意: '是' })
})

When(
  '我更新实名，原因是{文本}，证件有效期止是{文本}',
  async function (this: ScfWorld, reason: string, until: string) {
    const recommended = this.page.getByRole('listitem').filter({ hasText: '推荐' })
    await recommended.getByRole('link', { name: '更新实名', exact: true }).click()
    await this.form.fillIn({ 更新原因: reason, 证件影像单独同意: '是', 证件有效期止: until })
    await this.shell.click('下一步')
    await this.form.fillIn({ 人脸识别单独同意: '是' })
    await this.shell.click('提交认证')
  },
)

// 打款验证

/** 银行刚刚打给企业、等着回填的金额：几个账户都等着的，取期限最晚的。 */
async function remitted(world: ScfWorld): Promise<string> {
  const accounts = await world.control.rows('BankAccount')
  const waiting = accounts.filter(({ accountAuthStatus }) => accountAuthStatus === 'WAIT_FILL')
  const deadline = (account: (typeof waiting)[number]) => String(account['verifyDeadline'])
  const last = waiting.toSorted((a, b) => deadline(a).localeCompare(deadline(b))).at(-1)
  if (!last) throw new Error('没有等着回填打款金额的账户')
  return String(last['verifyAmount'])
}
async function fillBack(world: ScfWorld, amount: string): Promise<void> {
  await world.form.field('打款金额').fill(amount)
  await world.shell.click('提交打款金额')
}
When('我回填银行打来的金额', async function (this: ScfWorld) {
  await fillBack(this, await remitted(this))
})
When('我回填的不是银行打来的金额', async function (this: ScfWorld) {
  await fillBack(this, (await remitted(this)) === '0.50' ? '0.51' : '0.50')
})
