// 页面：打开、刷新、后退、菜单、页面上的文字
import { Then, When } from '@cucumber/cucumber'
import type { Row } from '../support/clauses.ts'
import { expect } from '../support/expect.ts'
import { headingOf } from '../support/pages.ts'
import type { ScfWorld } from '../support/world.ts'

/** 场景滚到了哪里；没有滚过的，在哪里都一样，说明不了什么。 */
function scrolledIn({ scrolled }: ScfWorld): number {
  if (scrolled === undefined) throw new Error('还没有滚动过：先写“我滚动到行"……"”')
  return scrolled
}

When('我打开{页面}页面', async function (this: ScfWorld, title: string) {
  await this.open(title)
  await this.shell.isAt(headingOf(title))
})
When('我试图打开{页面}页面', async function (this: ScfWorld, title: string) {
  await this.open(title).catch((error: unknown) => {
    // 还在路上的调用可能在点击之前就结束了会话
    if (!/\/login(\?|$)/.test(this.page.url())) throw error
  })
})
When('我打开地址{文本}', async function (this: ScfWorld, path: string) {
  await this.page.goto(new URL(path.replace(/^\/+/, ''), this.baseUrl).href)
})
Then('地址应含{文本}', async function (this: ScfWorld, text: string) {
  await expect.poll(() => decodeURI(this.page.url()), { message: '地址' }).toContain(text)
})
Then('地址不应含{文本}', function (this: ScfWorld, text: string) {
  expect(decodeURI(this.page.url()), '地址').not.toContain(text)
})
When('我刷新页面', async function (this: ScfWorld) {
  // 会话已失效的页面自己正往登录页去：刷新与它撞上，人看到的还是登录页
  await this.page.reload().catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error
  })
  // 登录门还在办时，什么都不算忙
  await this.login.isReady()
})
When('我后退', async function (this: ScfWorld) {
  await this.page.goBack()
  await this.shell.settled()
})
When('我按{文本}键', async function (this: ScfWorld, key: string) {
  await this.page.keyboard.press(key)
})
When('窗口宽{数}高{数}', async function (this: ScfWorld, width: number, height: number) {
  await this.page.setViewportSize({ width, height })
})
When('我滚动到{行}', async function (this: ScfWorld, { row }: Row) {
  this.scrolled = await this.shell.scrollTo(row)
})
/** 离开过的列表，回来还在原处。 */
Then('滚动位置应保持', async function (this: ScfWorld) {
  await this.shell.isScrolledTo(scrolledIn(this))
})
Then('滚动位置应在顶部', async function (this: ScfWorld) {
  scrolledIn(this)
  await this.shell.isScrolledTo(0)
})
Then('应进入{页面}页面', async function (this: ScfWorld, title: string) {
  await this.shell.isAt(headingOf(title))
})
Then('页面应显示{文本}', async function (this: ScfWorld, text: string) {
  await this.shell.shows(text)
})
Then('页面不应显示{文本}', async function (this: ScfWorld, text: string) {
  await this.shell.hides(text)
})
Then('菜单应有{页面}', async function (this: ScfWorld, title: string) {
  await this.shell.showsMenu(title)
})
Then('菜单不应有{页面}', async function (this: ScfWorld, title: string) {
  await this.shell.hidesMenu(title)
})
