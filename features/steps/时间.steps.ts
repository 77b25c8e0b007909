// 时间：推进世界的时钟
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

When('时间推进到{文本}', async function (this: ScfWorld, day: string) {
  await this.control.setClock(day)
})
When('时间推进{int}天', async function (this: ScfWorld, days: number) {
  await this.control.advance(`P${days}D`)
})
When('时间推进{int}个月', async function (this: ScfWorld, months: number) {
  await this.control.advance(`P${months}M`)
})
When('时间推进{int}分钟', async function (this: ScfWorld, minutes: number) {
  await this.control.advance(`PT${minutes}M`)
})
When('时间推进{int}个工作日', async function (this: ScfWorld, days: number) {
  await this.control.advanceWorkingDays(days)
})
