// 页签：在新页签打开、换页签、关掉另开
import { Then, When } from '@cucumber/cucumber'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { headingOf, pathOf } from '../support/pages.ts'
import type { ScfWorld } from '../support/world.ts'

const otherTab = new WeakMap<ScfWorld, Page>()

async function newTab(world: ScfWorld, address: string): Promise<void> {
  otherTab.set(world, world.page)
  world.page = await world.page.context().newPage()
  await world.page.goto(new URL(address, world.baseUrl).href)
}
When('我在新页签打开{页面}页面', async function (this: ScfWorld, title: string) {
  await newTab(this, pathOf(title))
  await this.shell.isAt(headingOf(title))
})
When('我在新页签打开{人员}的登录链接', async function (this: ScfWorld, person: string) {
  const code = await this.control.codeOf(person)
  await newTab(this, `?authToken=${code}&wsToken=ws-${code}`)
})
const linkNamed = (world: ScfWorld, name: string) => world.page.getByRole('link', { name, exact: true })

/** 点了之后，眼前是它另开的页签。 */
async function toTabOf(world: ScfWorld, click: Promise<void>): Promise<void> {
  otherTab.set(world, world.page)
  const opened = world.page.context().waitForEvent('page')
  await click
  world.page = await opened
  await world.page.waitForLoadState()
}
When('我在新页签打开链接{名称}', async function (this: ScfWorld, name: string) {
  await toTabOf(this, linkNamed(this, name).click())
})
/** 签名的代码在首屏之后空闲时取：等到右键菜单拿得到签过名的地址。 */
async function isSigning(link: Locator): Promise<void> {
  const given = () =>
    link.evaluate((anchor) => {
      let href = ''
      addEventListener('contextmenu', () => (href = (anchor as HTMLAnchorElement).href), { once: true })
      anchor.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
      return href
    })
  await expect.poll(given, { message: '右键菜单拿到的地址' }).toContain('signature=')
}
const WAYS: Readonly<Record<string, Parameters<Locator['click']>[0]>> = {
  中键: { button: 'middle' },
  Ctrl点击: { modifiers: ['ControlOrMeta'] },
}
When('我以{文本}打开链接{名称}', async function (this: ScfWorld, way: string, name: string) {
  const options = WAYS[way]
  if (!options) throw new Error(`没有“${way}”这种打开的方式；可用：${Object.keys(WAYS).join('、')}`)
  await isSigning(linkNamed(this, name))
  await toTabOf(this, linkNamed(this, name).click(options))
})
/** 右键菜单里的“复制链接地址”：浏览器在菜单打开的那一下取地址。 */
When('我复制链接{名称}的地址，记为{名称}', async function (this: ScfWorld, name: string, as: string) {
  const link = linkNamed(this, name)
  await isSigning(link)
  const taken = await link.evaluateHandle((anchor) => {
    const seen = { href: '' }
    addEventListener('contextmenu', () => (seen.href = (anchor as HTMLAnchorElement).href), { once: true })
    return seen
  })
  await link.click({ button: 'right' })
  this.notes.set(as, await taken.evaluate(({ href }) => href))
})
/** 浏览器打开这个页签时用的地址，不是门户换过之后的。 */
const openedWith = (world: ScfWorld) =>
  world.page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '')
Then('打开时的地址应含{文本}', async function (this: ScfWorld, text: string) {
  expect(await openedWith(this), '打开时的地址').toContain(text)
})
Then('打开时的地址不应含{文本}', async function (this: ScfWorld, text: string) {
  expect(await openedWith(this), '打开时的地址').not.toContain(text)
})
When('我关掉页签另开一个', async function (this: ScfWorld) {
  const context = this.page.context()
  await this.page.close()
  this.page = await context.newPage()
})
/** 场景自己开的页签之间来回换；门户自己打开的，换到最后打开的那一个。 */
When('换到另一个页签', async function (this: ScfWorld) {
  const tab = otherTab.get(this)
  const { page } = this
  if (tab) this.page = tab
  else await this.toNewTab()
  otherTab.set(this, page)
})
