// 查询：填条件、重置；条件的样子与字段的一样说，写作 查询条件"凭证金额"
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { pairs } from '../support/parameters.ts'
import type { ScfWorld } from '../support/world.ts'

When('我按{项目}为{文本}查询', async function (this: ScfWorld, label: string, value: string) {
  await this.query.by({ [label]: value })
})
When('我按如下条件查询:', async function (this: ScfWorld, table: DataTable) {
  await this.query.by(pairs(this, table))
})
When('我重置查询条件', async function (this: ScfWorld) {
  await this.query.reset()
})
Then('查询条件{项目}应可选{文本}', async function (this: ScfWorld, label: string, text: string) {
  await this.query.condition(label).suggests(text)
})
Then('查询条件不应有{项目}', async function (this: ScfWorld, label: string) {
  await this.query.condition(label).isAbsent()
})
