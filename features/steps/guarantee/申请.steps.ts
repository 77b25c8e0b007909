// 申请：填好一份投标或非投标保函的申请、保函额度；场景只说与它有关的那一部分
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { pairs } from '../../support/parameters.ts'
import type { ScfWorld } from '../../support/world.ts'

const COMMON: Readonly<Record<string, string>> = {
  受益人: '滨海新区临澜城市建设有限公司',
  受益人信用代码: '91210112MA0X11K11K',
  保函形式: '独立保函(见索即付)',
}
const BID: Readonly<Record<string, string>> = {
  招标编号: 'BHXQ-2026-SZ-0200',
  招标项目名称: '临澜湖生态修复工程',
  招标估算价: '1,000,000.00',
  开标时间: '2026-12-10 09:30',
  '投标有效期（天）': '90',
  ...COMMON,
  保函金额: '20,000.00',
  保函生效日: '2026-12-10',
  保函到期日: '2027-03-10',
}
const NO_BID: Readonly<Record<string, string>> = {
  保函类型: '履约保函',
  基础合同编号: 'LLCJ-SG-2026-020',
  基础合同金额: '3,000,000.00',
  ...COMMON,
  保函金额: '300,000.00',
  保函生效日: '2026-11-25',
  保函到期日: '2027-11-25',
}
const ISSUER = '北辰商业银行股份有限公司'

async function fillBid(world: ScfWorld, special: Record<string, string> = {}): Promise<void> {
  await world.form.fillIn({ ...BID, ...special })
  await world.form.upload('招标文件.pdf', '招标文件')
  await world.form.fillIn({ 开立机构: ISSUER })
}

When('我填好一份投标保函', async function (this: ScfWorld) {
  await fillBid(this)
})
When('我填好一份投标保函，其中:', async function (this: ScfWorld, table: DataTable) {
  await fillBid(this, pairs(this, table))
})
When('我填好一份非投标保函，其中:', async function (this: ScfWorld, table: DataTable) {
  await this.form.fillIn({ ...NO_BID, ...pairs(this, table) })
  await this.form.upload('中标通知书.pdf', '附件')
  await this.form.fillIn({ 开立机构: ISSUER })
})

Then('保函额度应为已用{文本}、冻结{文本}', async function (this: ScfWorld, used: string, frozen: string) {
  const limit = async () => {
    const row = (await this.control.rows('Limit')).find(({ limitType }) => limitType === 'GUARANTEE')
    return [row?.['usedLimit'], row?.['frozenLimit']]
  }
  const plain = (amount: string) => amount.replaceAll(',', '')
  await expect.poll(limit, { message: '已用与冻结' }).toEqual([plain(used), plain(frozen)])
})
