// 注册：登录之前填企业与管理员、读协议、验证手机号
import { When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { pathOf } from '../../support/pages.ts'
import type { ScfWorld } from '../../support/world.ts'

const fillCorp = (world: ScfWorld) =>
  world.form.fillIn({
    企业名称: '杭州青禾数控设备有限公司',
    统一社会信用代码: '91330108MA2H0QHN49',
    法定代表人: '沈青禾',
    企业规模: '小型',
  })

async function fillManager(world: ScfWorld): Promise<void> {
  await world.form.fillIn({ 姓名: '沈青禾', 手机号: '13512345678' })
  await world.shell.click('获取验证码')
  await world.form.fillIn({ 短信验证码: '123456', 登录密码: 'Qinghe#2026', 确认密码: 'Qinghe#2026' })
}

async function agree(world: ScfWorld): Promise<void> {
  await world.shell.click('阅读协议')
  const documents = world.page.getByRole('navigation', { name: '文档清单' }).getByRole('button')
  await expect(documents, '要读的文件数').toHaveCount(2)
  for (const document of await documents.all()) {
    await document.click()
    const mark = async () => {
      await world.page.keyboard.press('End')
      return document.innerText()
    }
    await expect.poll(mark, { message: '已读的标记' }).toContain('已读')
  }
  await world.shell.click('确认阅读并同意')
}

/** 脚本都停在路上；到了的那一下由谁放行。页面自带的那一小段照常来。 */
const arrivals = new WeakMap<ScfWorld, () => void>()
When('我打开{页面}页面，它的脚本还在路上', async function (this: ScfWorld, title: string) {
  const arrived = new Promise<void>((resolve) => {
    arrivals.set(this, resolve)
  })
  await this.page.route(/\/assets\/(?!prerendered-).*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await this.page.goto(new URL(pathOf(title), this.baseUrl).href, { waitUntil: 'commit' })
  await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
When('脚本到了', async function (this: ScfWorld) {
  arrivals.get(this)!()
  // 应用接过去了，才有在线客服一类画完才取的
  await expect(this.page.getByRole('button', { name: '在线客服' })).toBeVisible()
})
When('脚本取不到', async function (this: ScfWorld) {
  this.expectedFailures.push('/assets/')
  await this.page.unrouteAll({ behavior: 'ignoreErrors' })
  await this.page.route(/\/assets\/(?!prerendered-).*\.js$/, (route) => route.abort())
  await this.page.reload({ waitUntil: 'commit' })
})
When('我填好要注册的企业', async function (this: ScfWorld) {
  await fillCorp(this)
})
When('我填好管理员信息', async function (this: ScfWorld) {
  await fillManager(this)
})
When('我读完注册协议并同意', async function (this: ScfWorld) {
  await agree(this)
})
When('我注册好一家企业', async function (this: ScfWorld) {
  await fillCorp(this)
  await this.shell.click('下一步')
  await fillManager(this)
  await this.shell.click('下一步')
  await agree(this)
  await this.shell.click('提交注册')
})
When('我验证原手机号', async function (this: ScfWorld) {
  const dialog = this.page.getByRole('dialog', { name: '修改手机号' })
  await dialog.getByRole('button', { name: '获取验证码', exact: true }).first().click()
  await dialog.getByLabel(/^原手机号/).fill('123456')
})
