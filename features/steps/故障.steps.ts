// 故障：业务错误、状态、内容、超时、断网、延迟；调用写它的中文名称
import { Given, When } from '@cucumber/cucumber'
import type { Calls } from '../support/clauses.ts'
import type { Fault } from '../support/control.ts'
import { operationNamed } from '../support/operations.ts'
import type { ScfWorld } from '../support/world.ts'

const ALWAYS = 1000

/** 放一个故障：那些调用从此这样答复，直到用完次数或后端恢复正常。 */
const answerWith = (world: ScfWorld, { operation, times = ALWAYS }: Calls, respond: Fault['respond']) =>
  world.inject(operation?.name ?? '全部调用', { match: { path: operation?.path ?? '*' }, respond, times })

/** 那些调用的失败是场景自己要的。 */
const expectFailures = (world: ScfWorld, { operation }: Calls) =>
  operation ? world.expectFailures(operation) : world.expectedFailures.push('/api/web/corp/', '/uaa/')

Given('{哪些调用}返回业务错误{文本}', async function (this: ScfWorld, calls: Calls, message: string) {
  // 答复是文件的，错误写在响应头里
  const headers = { 'x-scf-error-code': 'INJECTED', 'x-scf-error-message': encodeURIComponent(message) }
  await answerWith(this, calls, calls.operation?.isFile ? { headers } : { code: 'INJECTED', message })
})
Given(
  '关于{编号}的{调用}调用返回业务错误{文本}',
  async function (this: ScfWorld, no: string, name: string, message: string) {
    await this.refuse(operationNamed(name), no, message)
  },
)
Given('{哪些调用}返回状态{数}', async function (this: ScfWorld, calls: Calls, status: number) {
  expectFailures(this, calls)
  await answerWith(this, calls, { status })
})
Given('{哪些调用}返回如下内容:', async function (this: ScfWorld, calls: Calls, data: string) {
  await answerWith(this, calls, { body: { code: '0', message: '', data: JSON.parse(data) as unknown } })
})
Given('{哪些调用}超时', async function (this: ScfWorld, calls: Calls) {
  expectFailures(this, calls)
  await answerWith(this, calls, { status: 504 })
})
Given('{哪些调用}断网', async function (this: ScfWorld, { operation, times }: Calls) {
  if (!operation) throw new Error('断网要写是哪个调用，例如 下一次"提交开立申请"调用断网')
  await this.cutOff(operation, times)
})
Given('{哪些调用}延迟{数}毫秒', async function (this: ScfWorld, calls: Calls, delayMs: number) {
  await answerWith(this, calls, { delayMs })
})
Given('{调用}调用办成之后断网', async function (this: ScfWorld, name: string) {
  await this.loseAnswers(operationNamed(name))
})
Given('后端恢复正常', async function (this: ScfWorld) {
  await this.restore()
  await this.control.clearFaults()
})

// 页面代码

Given('页面代码{文本}取不到', async function (this: ScfWorld, name: string) {
  this.expectedFailures.push(name.replace(/Page$/, ''), '页面模块加载失败')
  // scripts/vite/chunks.ts 给页面的文件取名时去掉 Page
  const file = `/assets/${name.replace(/Page$/, '')}-`
  const isMatch = (url: URL) => url.pathname.includes(file) && url.pathname.endsWith('.js')
  await this.page.route(
    isMatch,
    this.stage(name, (route) => route.abort()),
  )
})
/** 打开门户的首页；模块脚本不执行，带 nomodule 的执行。 */
async function openWithoutModules({ page, baseUrl }: ScfWorld): Promise<void> {
  await page.route(baseUrl, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.text())
      .replaceAll(/<script type="module"[^>]*>(?:[^<]*<\/script>)?/g, '')
      .replaceAll(' nomodule', '')
    await route.fulfill({ response, body })
  })
  await page.goto(baseUrl)
}
When('我用不认识模块脚本的旧浏览器打开门户', async function (this: ScfWorld) {
  await openWithoutModules(this)
})
When('我用IE9打开门户', async function (this: ScfWorld) {
  await this.page.addInitScript(() => Object.defineProperty(document, 'documentMode', { value: 9 }))
  await openWithoutModules(this)
})
