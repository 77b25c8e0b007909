// 登录：谁来操作、换人、另一台电脑、退出
import { Given, Then, When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

Given('我以/换成{人员}登录', async function (this: ScfWorld, person: string) {
  await this.signIn(person)
})
When('{人员}在另一台电脑登录', async function (this: ScfWorld, person: string) {
  await this.signInElsewhere(person)
})
When('回到{谁的}电脑', function (this: ScfWorld, person: string | undefined) {
  this.backTo(person)
})
When('我试图以{人员}登录', async function (this: ScfWorld, person: string) {
  await this.login.attempt(person)
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
Then('不应有页头', async function (this: ScfWorld) {
  await this.shell.hasNoHeader()
})
