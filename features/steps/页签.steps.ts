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
