// 详情：详情字段、审批轨迹
import { type DataTable, Then } from '@cucumber/cucumber'
import { pairs } from '../support/parameters.ts'
import type { ScfWorld } from '../support/world.ts'

Then('详情{项目}应为{文本}', async function (this: ScfWorld, label: string, value: string) {
  await this.facts.is(label, value)
})
Then('详情{项目}应包含{文本}', async function (this: ScfWorld, label: string, text: string) {
  await this.facts.contains(label, text)
})
Then('详情应如下:', async function (this: ScfWorld, table: DataTable) {
  for (const [label, value] of Object.entries(pairs(this, table))) await this.facts.is(label, value)
})
Then('审批轨迹应包含{文本}', async function (this: ScfWorld, text: string) {
  await this.facts.trailSays(text)
})
