// 首页：首页与工作台的待办，笔数、金额、去办理
import { Then, When } from '@cucumber/cucumber'
import type { Tally } from '../support/clauses.ts'
import type { ScfWorld } from '../support/world.ts'

Then('待办{名称}应为{笔数}', async function (this: ScfWorld, name: string, { count, amount }: Tally) {
  await this.todos.has(name, count, amount)
})
Then('待办{名称}应提示{文本}', async function (this: ScfWorld, name: string, text: string) {
  await this.todos.says(name, text)
})
Then('不应有待办{名称}', async function (this: ScfWorld, name: string) {
  await this.todos.hasNo(name)
})
When('我去办理待办{名称}', async function (this: ScfWorld, name: string) {
  await this.todos.open(name)
})
