import { Given, Then, When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

Given('我以{文本}登录', async function (this: ScfWorld, person: string) {
  await this.login.as(person)
})
When('换成{文本}登录', async function (this: ScfWorld, person: string) {
  await this.login.as(person)
})
When('{文本}在另一台电脑登录', async function (this: ScfWorld, person: string) {
  await this.seatOf(person)
  await this.login.as(person)
})
When('回到{文本}的电脑', async function (this: ScfWorld, person: string) {
  await this.seatOf(person)
})
When('我退出登录', async function (this: ScfWorld) {
  await this.shell.logOut()
})
Then('应回到登录页', async function (this: ScfWorld) {
  await this.login.isShown()
})
Then('页头应显示{文本}', async function (this: ScfWorld, text: string) {
  await this.shell.headerShows(text)
})
