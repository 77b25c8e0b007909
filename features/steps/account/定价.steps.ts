// 定价：方案的停用与收费
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { handle } from '../../support/handling.ts'
import { review } from '../../support/reviews.ts'
import type { ScfWorld } from '../../support/world.ts'

const LIST = '定价管理'

When('{人员}再次提交{编号}的定价', async function (this: ScfWorld, person: string, row: string) {
  await handle(this, person, LIST, row, '编辑')
  await this.shell.submit()
  await this.toast.says('已提交复核')
})
Then('开立{金额}的凭证应收费{金额}', async function (this: ScfWorld, face: string, fee: string) {
  await this.control.seed('IssueApplication', [{ 凭证金额: face, 开立状态: '待复核' }])
  const issues = await this.control.rows('IssueApplication')
  await review(this, 'core-director', String(issues.at(-1)?.['issueNo']), '开立')
  const amounts = async () => (await this.control.rows('PlatformBill')).map((bill) => bill['billAmount'])
  await expect.poll(amounts, { message: '平台账单' }).toContain(fee.replaceAll(',', ''))
})
