// 定价：方案的复核、停用与收费
import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { decide, handle } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

const LIST = '定价管理'

When('{文本}复核通过{文本}的定价', async function (this: ScfWorld, person: string, row: string) {
  await decide(this, [person, LIST, row], '复核', '通过')
})
When(
  '{文本}驳回{文本}的定价，意见为{文本}',
  async function (this: ScfWorld, person: string, row: string, opinion: string) {
    await decide(this, [person, LIST, row], '复核', '驳回', opinion)
    await this.table().cellIs(this.table().row(row), '定价状态', '已驳回')
  },
)
When('{文本}再次提交{文本}的定价', async function (this: ScfWorld, person: string, row: string) {
  await handle(this, person, LIST, row, '编辑')
  await this.shell.submit()
  await this.toast.says('已提交复核')
})
When('{文本}停用{文本}的定价', async function (this: ScfWorld, person: string, row: string) {
  await decide(this, [person, LIST, row], '停用', '停用')
})
Then('开立{文本}的凭证应收费{文本}', async function (this: ScfWorld, face: string, fee: string) {
  await this.control.seed('IssueApplication', [{ 凭证金额: face, 开立状态: '待复核' }])
  const issues = await this.control.rows('IssueApplication')
  await decide(this, ['core-director', '凭证开立复核', String(issues.at(-1)?.['issueNo'])], '复核', '通过')
  const amounts = async () => (await this.control.rows('PlatformBill')).map((bill) => bill['billAmount'])
  await expect.poll(amounts, { message: '平台账单' }).toContain(fee.replaceAll(',', ''))
})
