// 时间：推进世界的时钟，让浏览器里的时间过去
import { Then, When } from '@cucumber/cucumber'
import type { Span } from '../support/clauses.ts'
import type { ScfWorld } from '../support/world.ts'

const ISO: Readonly<Record<string, readonly [before: string, letter: string]>> = {
  秒: ['PT', 'S'],
  分钟: ['PT', 'M'],
  小时: ['PT', 'H'],
  天: ['P', 'D'],
  个月: ['P', 'M'],
}

const SECONDS: Readonly<Record<string, number>> = { 秒: 1, 分钟: 60, 小时: 3_600, 天: 86_400 }
/** 再久的不一秒一秒地过：像合上又打开的电脑，到时的各做一次。 */
const LONG = 3_600

/** ISO 8601 的时长，例如 P30D。 */
function isoOf(count: number, unit: string): string {
  const [before, letter] = ISO[unit] ?? []
  return `${before}${count}${letter}`
}

When('时间推进到{日期}', async function (this: ScfWorld, day: string) {
  await this.control.setClock(day)
})
When('时间推进{时长}', async function (this: ScfWorld, { count, unit }: Span) {
  await (unit === '个工作日'
    ? this.control.advanceWorkingDays(count)
    : this.control.advance(isoOf(count, unit)))
})

// 浏览器里的时间：倒计时、隔一会儿才做的事

/** 世界的钟也走这么久。写了这一句的场景，浏览器的钟从一开始就由我们拨（support/hooks.ts），所以哪个倒计时都数得到，不会真的等。 */
When('页面停留{停留}', async function (this: ScfWorld, { count, unit }: Span) {
  const seconds = count * (SECONDS[unit] ?? 0)
  // 页面还在忙时换了时钟，等的就是一个已经过去的时刻
  await this.shell.answered()
  await this.shell.settled()
  await this.control.advance(isoOf(count, unit))
  const { clock } = this.page
  await (seconds < LONG ? clock.runFor(seconds * 1000) : clock.fastForward(seconds * 1000))
})
/** 任何按秒倒数的按钮。 */
Then('倒计时应剩{数}秒', async function (this: ScfWorld, seconds: number) {
  await this.signing.waits(seconds)
})
