// 门户：页签、对话框、协议与证书、在线客服、实名
// What only the portal itself says: tabs, dialogs, reading and signing, customer service, real-name.
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Page } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { headingOf, pathOf } from '../support/pages.ts'
import type { ScfWorld } from '../support/world.ts'

const column = (table: DataTable): string[] => table.raw().map(([cell = '']) => cell)

// 页签

const otherTab = new WeakMap<ScfWorld, Page>()

async function newTab(world: ScfWorld, address: string): Promise<void> {
  otherTab.set(world, world.page)
  world.page = await world.page.context().newPage()
  await world.page.goto(new URL(address, world.baseUrl).href)
}
When('我在新页签打开{文本}页面', async function (this: ScfWorld, title: string) {
  await newTab(this, pathOf(title))
  await this.shell.isAt(headingOf(title))
})
When('我在新页签打开{文本}的登录链接', async function (this: ScfWorld, person: string) {
  await newTab(this, `?authToken=${person}&wsToken=ws-${person}`)
})
When('我在新页签打开链接{文本}', async function (this: ScfWorld, name: string) {
  otherTab.set(this, this.page)
  const opened = this.page.context().waitForEvent('page')
  await this.page.getByRole('link', { name, exact: true }).click()
  this.page = await opened
  await this.page.waitForLoadState()
})
When('我关掉页签另开一个', async function (this: ScfWorld) {
  const context = this.page.context()
  await this.page.close()
  this.page = await context.newPage()
})
When('换到另一个页签', function (this: ScfWorld) {
  const tab = otherTab.get(this)
  if (!tab) throw new Error('只有一个页签：先写“我在新页签打开……”')
  otherTab.set(this, this.page)
  this.page = tab
})

// 会话与对话框

Then('会话应保存如下内容:', async function (this: ScfWorld, table: DataTable) {
  const names = await this.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect(names).toEqual(expect.arrayContaining(column(table)))
})
Then('浏览器里不应留有任何内容', async function (this: ScfWorld) {
  const kept = () =>
    this.page.evaluate(
      async () => sessionStorage.length + localStorage.length + (await indexedDB.databases()).length,
    )
  await expect.poll(kept, { message: '存储里的项数' }).toBe(0)
})
Then('浏览器里应只留有如下内容:', async function (this: ScfWorld, table: DataTable) {
  const kept = () =>
    this.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].toSorted())
  await expect.poll(kept, { message: '存储里的名称' }).toEqual(column(table))
})
const dialogs = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })
Then('不应有对话框', async function (this: ScfWorld) {
  await this.shell.settled()
  await expect(dialogs(this.page)).toHaveCount(0)
})
Then('应只有一个对话框', async function (this: ScfWorld) {
  await this.shell.settled()
  await expect(dialogs(this.page)).toHaveCount(1)
})
Then('对话框应宽{int}、层级{int}', async function (this: ScfWorld, width: number, layer: number) {
  const dialog = dialogs(this.page).last()
  await expect(dialog).toHaveCSS('width', `${width}px`)
  await expect(dialog.locator('xpath=..')).toHaveCSS('z-index', String(layer))
})
async function switchTo(world: ScfWorld, name: string): Promise<void> {
  await world.shell.click('切换企业')
  await world.dialog('切换企业').click(name)
}
When('我切换到{文本}', async function (this: ScfWorld, name: string) {
  await switchTo(this, name)
  await this.shell.shows(`· ${name}`)
})
When('我切换到{文本}，放下没保存的', async function (this: ScfWorld, name: string) {
  await switchTo(this, name)
  await this.dialog('提示').click('离开')
  await this.shell.shows(`· ${name}`)
})
Then('企业{文本}不可选，标为{文本}', async function (this: ScfWorld, name: string, tag: string) {
  const corps = this.page.getByRole('list', { name: '所属企业' }).getByRole('button')
  const corp = corps.filter({ hasText: name })
  await expect(corp).toBeDisabled()
  await expect(corp).toContainText(tag)
})
When('我把焦点移到{文本}', async function (this: ScfWorld, name: string) {
  await this.page.getByRole('button', { name, exact: true }).last().focus()
})

// 外壳的尺寸

const REGIONS = { 页脚: 'contentinfo', 内容区: 'main' } as const
Then('{文本}的最小高度应为{int}', async function (this: ScfWorld, name: string, height: number) {
  const region = this.page.getByRole(REGIONS[name as keyof typeof REGIONS])
  await expect(region).toHaveCSS('min-height', `${height}px`)
})
Then('左侧菜单应宽{int}', async function (this: ScfWorld, width: number) {
  const menu = this.page.getByRole('navigation', { name: '左侧菜单' })
  await expect.poll(async () => (await menu.boundingBox())?.width, { message: '菜单的宽度' }).toBe(width)
})
Then('表单的标签列应宽{int}', async function (this: ScfWorld, width: number) {
  const labels = this.page.locator('form label').first().locator('..')
  await expect.poll(async () => (await labels.boundingBox())?.width, { message: '标签列的宽度' }).toBe(width)
})
Then('应有加载条', async function (this: ScfWorld) {
  await expect(this.page.getByRole('progressbar', { name: '正在加载' })).toBeVisible()
})
Then('加载条应收走', async function (this: ScfWorld) {
  await expect(this.page.getByRole('progressbar', { name: '正在加载' })).toHaveCount(0)
})
Then('页头的底色应为{文本}', async function (this: ScfWorld, colour: string) {
  await expect(this.page.getByRole('banner')).toHaveCSS('background-color', colour)
})
Then('产品{文本}应为{文本}', async function (this: ScfWorld, name: string, status: string) {
  const product = this.page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem')
  await expect(product.filter({ hasText: name })).toContainText(status)
})

// 协议与证书

When('我选用{文本}', async function (this: ScfWorld, device: string) {
  await this.page.getByRole('radio', { name: device, exact: true }).check()
})
When('我以证书口令{文本}签署', async function (this: ScfWorld, pin: string) {
  const dialog = this.page.getByRole('dialog', { name: '数字证书签署' })
  await dialog.getByLabel('证书口令').fill(pin)
  await dialog.getByRole('button', { name: '确认签署', exact: true }).click()
})

// 在线客服

const service = (page: Page) => page.getByRole('region', { name: '在线客服' })
const inside = (page: Page) => page.frameLocator('iframe[title="在线客服"]')
Then('客服窗口应打开', async function (this: ScfWorld) {
  await expect(service(this.page)).toBeVisible()
})
Then('客服窗口应收起', async function (this: ScfWorld) {
  await expect(service(this.page)).toBeHidden()
})
When('我对客服说{文本}', async function (this: ScfWorld, text: string) {
  await inside(this.page).getByRole('textbox', { name: '输入问题' }).fill(text)
  await inside(this.page).getByRole('button', { name: '发送' }).click()
})
Then('客服窗口应显示{文本}', async function (this: ScfWorld, text: string) {
  await expect(inside(this.page).getByText(text)).toBeVisible()
})
Then('客服窗口应与门户隔离', async function (this: ScfWorld) {
  const frame = this.page.locator('iframe[title="在线客服"]')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/)
})

// 实名

const COMPANY = {
  法定代表人: '丁向南',
  法定代表人证件号: '210106198501120131',
  证件有效期止: '2036-12-31',
  受益所有人1: '丁向南',
  持股比例1: '60',
}
const HANDLER = { 经办人姓名: '金鑫', 经办人身份证号: '320206197904152417', 经办人手机号: '13912345678' }
/** 金鑫不是法定代表人，须有委托书。 */
When('我填好实名资料', async function (this: ScfWorld) {
  for (const file of ['营业执照', '身份证人像面', '身份证国徽面']) await this.form.upload(`${file}.jpg`, file)
  await this.form.fillIn(COMPANY)
  await this.shell.click('下一步')
  await this.form.fillIn(HANDLER)
  await this.form.upload('授权委托书.pdf', '加盖公章授权委托书')
})
/** 银行打给 C061 的金额。 */
const remitted = async (world: ScfWorld): Promise<string> => {
  const accounts = await world.control.rows('BankAccount')
  const amountOf = (row: (typeof accounts)[number]) => row['corpId'] === 'C061' && row['verifyAmount']
  return String(accounts.map(amountOf).find(Boolean))
}
async function fillBack(world: ScfWorld, amount: string): Promise<void> {
  await world.form.field('打款金额').fill(amount)
  await world.shell.click('提交打款金额')
}
When('我回填打款金额', async function (this: ScfWorld) {
  await fillBack(this, await remitted(this))
})
When('我回填错误的打款金额', async function (this: ScfWorld) {
  await fillBack(this, (await remitted(this)) === '0.50' ? '0.51' : '0.50')
})
When('银行对收款账户执行{文本}', async function (this: ScfWorld, event: string) {
  const remitting = async () =>
    (await this.control.rows('BankAccount')).find(
      ({ accountAuthStatus }) => accountAuthStatus === 'REMITTING',
    )
  await expect.poll(remitting, { message: '打款中的账户' }).toBeTruthy()
  await this.control.event('bank', event, String((await remitting())?.['accountId']))
})
