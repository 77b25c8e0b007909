// 时间：推进世界的时钟，让浏览器里的时间过去
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

// 浏览器里的时间：倒计时、隔一会儿才做的事。世界的时钟不动

/** 浏览器的钟从第一次停留起由我们拨；之前开始的倒计时不算，所以要数倒计时的，先停留一下再让它开始。 */
When('页面停留{int}秒', async function (this: ScfWorld, seconds: number) {
  // 页面还在忙时换了时钟，等的就是一个已经过去的时刻
  await this.shell.answered()
  await this.shell.settled()
  await this.takeClock()
  await this.page.clock.runFor(seconds * 1000)
})
