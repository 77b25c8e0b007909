// 单据：合同、发票、对账单、推荐与协议的办理
import { When } from '@cucumber/cucumber'
import { decide, handle, readToEnd } from '../../support/handling.ts'
import { pathOf } from '../../support/pages.ts'
import type { ScfWorld } from '../../support/world.ts'

// 地址里带类型的页面

When('我以{文本}方式试图打开{文本}页面', async function (this: ScfWorld, type: string, title: string) {
  const path = pathOf(title).replace(/view$/, type)
  await this.page.goto(new URL(path, this.baseUrl).href)
})

// 合同、发票、对账单

const settle = async (world: ScfWorld, verb: string, said: string) => {
  await world.dialog().click(verb)
  await world.toast.says(said)
}

When('{文本}在{文本}作废{文本}', async function (this: ScfWorld, person: string, page: string, row: string) {
  await handle(this, person, page, row, '作废')
  await settle(this, '作废', '已作废')
})
When(
  '{文本}在{文本}使{文本}生效',
  async function (this: ScfWorld, person: string, page: string, row: string) {
    await handle(this, person, page, row, '生效')
    await settle(this, '生效', '合同已生效')
  },
)
When('我填好发票票面，购买方为{文本}', async function (this: ScfWorld, buyer: string) {
  await this.form.fillIn({
    开票日期: '2026-11-05',
    不含税金额: '100,000.00',
    税额: '13,000.00',
    价税合计: '113,000.00',
    购买方: buyer,
  })
  await this.dialog().click('加入')
})

const OCTOBER = '2026-10'
const fillStatement = async (world: ScfWorld, amount: string, deduct?: string) => {
  await world.open('对账单管理(债权人)')
  await world.shell.isAt('对账单管理(债权人)')
  await world.shell.click('新增')
  await world.form.fillIn({
    债务人: '东屿能源装备股份有限公司',
    对账期间起: OCTOBER,
    对账期间止: OCTOBER,
    对账金额: amount,
    ...(deduct && { 扣款金额: deduct }),
  })
  await world.form.upload('对账单.pdf', '对账单文件')
  await world.dialog().click('保存')
}
When(
  '我登记2026年10月的对账单，对账金额{文本}，扣款金额{文本}',
  async function (this: ScfWorld, amount: string, deduct: string) {
    await fillStatement(this, amount, deduct)
    await this.toast.says('对账单草稿已保存')
  },
)
When('我再登记2026年10月的对账单，对账金额{文本}', async function (this: ScfWorld, amount: string) {
  await fillStatement(this, amount)
})

// 推荐

const RECOMMEND = '推荐管理'

When('我填好对{文本}的推荐', async function (this: ScfWorld, supplier: string) {
  await this.form.fillIn({
    供应商名称: supplier,
    资金方: '北辰商业银行股份有限公司',
    建议融资额度: '5,000,000.00',
    年交易额: '26,000,000.00',
    合作年限: '6',
    推荐有效期至: '2027-05-20',
    推荐理由: '长期稳定供货',
  })
})
When(
  '{文本}驳回对{文本}的推荐，意见{文本}',
  async function (this: ScfWorld, person: string, row: string, opinion: string) {
    await decide(this, [person, RECOMMEND, row], '复核', '驳回', opinion)
  },
)
When('{文本}再次提交对{文本}的推荐', async function (this: ScfWorld, person: string, row: string) {
  await handle(this, person, RECOMMEND, row, '修改')
  await this.shell.click('提交复核')
  await this.toast.says('已提交复核')
})
When('{文本}通过对{文本}的推荐', async function (this: ScfWorld, person: string, row: string) {
  await decide(this, [person, RECOMMEND, row], '复核', '通过')
})

// 协议

When('我读完并{文本}这份反向保理协议', async function (this: ScfWorld, sign: string) {
  await readToEnd(this)
  await this.shell.click(sign)
  await this.signing.sign()
  const certificate = this.page.getByRole('dialog', { name: '数字证书签署' })
  await certificate.getByLabel('证书口令').fill('123456')
  await certificate.getByRole('button', { name: '确认签署', exact: true }).click()
  await this.shell.isAt('协议管理')
})
