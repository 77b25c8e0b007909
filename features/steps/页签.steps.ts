// 页签：在新页签打开、换页签、关掉另开
import { When } from '@cucumber/cucumber'
import type { Page } from '@playwright/test'
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
When('我在新页签打开链接{名称}', async function (this: ScfWorld, name: string) {
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
/** 场景自己开的页签之间来回换；门户自己打开的，换到最后打开的那一个。 */
When('换到另一个页签', async function (this: ScfWorld) {
  const tab = otherTab.get(this)
  const { page } = this
  if (tab) this.page = tab
  else await this.toNewTab()
  otherTab.set(this, page)
})
