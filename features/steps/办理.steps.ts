// 办理：填好一份、开始、走到哪一步、提交、复核；业务写在引号里，全部家族同一种说法
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { fillPaper } from '../support/forms.ts'
import { handle, readAll, signWithCertificate } from '../support/handling.ts'
import { entryOf } from '../support/nouns.ts'
import { pairs } from '../support/parameters.ts'
import { goTo } from '../support/progress.ts'
import { review } from '../support/reviews.ts'
import { start } from '../support/starts.ts'
import { submit, submitFor } from '../support/submissions.ts'
import type { ScfWorld } from '../support/world.ts'

// 填写

When('我填好一份{业务}', async function (this: ScfWorld, noun: string) {
  await fillPaper(this, noun)
})
When(
  '我填好一份{业务}，其中{项目}为{文本}',
  async function (this: ScfWorld, noun: string, label: string, value: string) {
    await fillPaper(this, noun, { [label]: value })
  },
)
When('我填好一份{业务}，其中:', async function (this: ScfWorld, noun: string, table: DataTable) {
  await fillPaper(this, noun, pairs(this, table))
})
When('我开始办理{编号}的{业务}', async function (this: ScfWorld, row: string, business: string) {
  await start(this, business, row)
})
When('我走到{名称}这一步', async function (this: ScfWorld, step: string) {
  await goTo(this, step)
})

// 提交与复核

When(
  '{人员}提交{编号}的{业务}',
  async function (this: ScfWorld, person: string, row: string, business: string) {
    await submit(this, person, row, business)
  },
)
When(
  '{人员}提交{编号}的{业务}，原因是{文本}',
  async function (this: ScfWorld, person: string, row: string, business: string, reason: string) {
    await submitFor(this, person, row, business, reason)
  },
)
When(
  '{人员}复核通过{编号}的{业务}',
  async function (this: ScfWorld, person: string, row: string, business: string) {
    await review(this, person, row, business)
  },
)
When(
  '{人员}驳回{编号}的{业务}，意见{文本}',
  async function (this: ScfWorld, person: string, row: string, business: string, opinion: string) {
    await review(this, person, row, business, opinion)
  },
)
When(
  '{人员}终审通过{编号}的{业务}',
  async function (this: ScfWorld, person: string, row: string, business: string) {
    await review(this, person, row, `${business}终审`)
  },
)

// 一行里的动作

When('我对{编号}执行{操作}并确认', async function (this: ScfWorld, row: string, action: string) {
  await this.table().act(row, action)
  await this.dialog().click(action)
})
When(
  '{人员}在{页面}页面对{编号}执行{操作}并确认',
  async function (this: ScfWorld, person: string, page: string, row: string, action: string) {
    await handle(this, person, page, row, action)
    await this.dialog().click(action)
  },
)
Then('还不能提交，原因是{文本}', async function (this: ScfWorld, reason: string) {
  const button = this.page.getByRole('button', { name: /^(提交|提交复核)$/ }).filter({ visible: true })
  await expect(button, '提交按钮应不可用').toBeDisabled()
  await expect(button, '提交按钮说明的原因').toHaveAccessibleDescription(reason)
})

// 签署

/** 签署的按钮在读完、核对要素之后才点得了；随后是短信，再是证书。 */
async function readAndSign(world: ScfWorld, sign: string): Promise<void> {
  await readAll(world)
  await world.shell.click(sign)
  await world.signing.sign()
  await signWithCertificate(world, '123456')
}

/** 合同 → 签署它的页面。 */
const CONTRACTS: Readonly<Record<string, string>> = { 融资合同: '融资查询', 保理合同: '融资管理' }

When('我读完全部文件并{文本}', async function (this: ScfWorld, sign: string) {
  await readAndSign(this, sign)
})
When(
  '{人员}签署{编号}的{文本}',
  async function (this: ScfWorld, person: string, row: string, contract: string) {
    await handle(this, person, entryOf(CONTRACTS, contract, '签署的合同'), row, '签署合同')
    await readAndSign(this, '确认签署')
    await expect(this.page.getByRole('dialog', { name: '数字证书签署' }), '签署框应已关闭').toHaveCount(0)
  },
)

// 额度

const LIMITS: Readonly<Record<string, string>> = {
  开立额度: 'ISSUE',
  融资额度: 'FINANCE',
  保函额度: 'GUARANTEE',
  反向保理额度: 'RF',
}

Then(
  '{名称}应为已用{金额}、冻结{金额}',
  async function (this: ScfWorld, name: string, used: string, frozen: string) {
    const type = entryOf(LIMITS, name, '额度')
    const limit = async () => {
      const row = (await this.control.rows('Limit')).find(({ limitType }) => limitType === type)
      return [row?.['usedLimit'], row?.['frozenLimit']]
    }
    const plain = (amount: string) => amount.replaceAll(',', '')
    await expect.poll(limit, { message: '已用与冻结' }).toEqual([plain(used), plain(frozen)])
  },
)
