// 额度：集团母公司分配额度
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../../support/world.ts'

async function start(world: ScfWorld) {
  await world.open('额度分配查询')
  await world.shell.isAt('额度分配查询')
  await world.shell.click('新增分配')
  await world.shell.isAt('额度分配')
}

When('我新增额度分配', async function (this: ScfWorld) {
  await start(this)
})
When(
  '{人员}把额度{金额}分给{企业}',
  async function (this: ScfWorld, person: string, amount: string, member: string) {
    await this.signIn(person)
    await start(this)
    await this.form.fillIn({
      分配类型: '新增分配',
      成员企业1: member,
      分配金额1: amount,
      额度到期日: '2027-06-30',
    })
    await this.shell.click('提交复核')
    await this.toast.says('已提交复核')
  },
)

/** 一笔不到 500 万：再大的须另有终审人。 */
const EACH = 4_000_000
When('成员{企业}用去额度{金额}', async function (this: ScfWorld, member: string, amount: string) {
  const count = Number(amount.replaceAll(',', '')) / EACH
  const voucher = { 开立方: member, 凭证金额: `${EACH}.00`, 开立状态: '已签收', 开立日: '2026-11-17' }
  await this.control.seed(
    'IssueApplication',
    Array.from({ length: count }, () => voucher),
  )
})
