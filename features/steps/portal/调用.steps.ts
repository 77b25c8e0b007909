// 调用：门户发出的请求，以及只有门户场景用的故障
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Request } from '@playwright/test'
import { expect } from '../../support/expect.ts'
import { pairs } from '../../support/parameters.ts'
import type { ScfWorld } from '../../support/world.ts'

const column = (table: DataTable): string[] => table.raw().map(([cell = '']) => cell)

// 发出的调用

const heard = new WeakMap<ScfWorld, Request[]>()
const isCall = (request: Request) => ['xhr', 'fetch'].includes(request.resourceType())
const pathIn = (request: Request) => new URL(request.url()).pathname
const calls = (world: ScfWorld): Request[] => {
  const requests = heard.get(world)
  if (!requests) throw new Error('先写“我留意发出的调用”')
  return requests.filter(isCall)
}
const to = (world: ScfWorld, path: string) => calls(world).filter((one) => pathIn(one).endsWith(path))

When('我留意发出的调用', function (this: ScfWorld) {
  const requests: Request[] = []
  heard.set(this, requests)
  this.page.on('request', (request) => requests.push(request))
})
Then('应依次发出如下调用:', async function (this: ScfWorld, table: DataTable) {
  const wanted = column(table)
  const order = () =>
    calls(this)
      .map((one) => wanted.find((path) => pathIn(one).endsWith(path)))
      .filter((path) => path !== undefined)
  await expect.poll(order, { message: '发出的调用' }).toEqual(wanted)
})
Then('应以{文本}发出如下调用:', async function (this: ScfWorld, method: string, table: DataTable) {
  for (const path of column(table))
    await expect
      .poll(() => to(this, path).map((one) => one.method())[0], { message: `对 ${path} 的调用` })
      .toBe(method)
})
Then('应发出{文本}调用，内容含:', async function (this: ScfWorld, path: string, table: DataTable) {
  const wanted = pairs(this, table)
  const bodies = () =>
    to(this, path).map((one) => {
      const body = (one.postDataJSON() ?? {}) as Record<string, unknown>
      return Object.fromEntries(Object.keys(wanted).map((key) => [key, String(body[key])]))
    })
  await expect.poll(bodies, { message: `${path} 的内容` }).toContainEqual(wanted)
})
Then('应发出以{文本}结尾的调用', async function (this: ScfWorld, path: string) {
  await expect.poll(() => to(this, path).length, { message: `对 ${path} 的调用` }).toBeGreaterThan(0)
})
Then('发出的{文本}调用不应含{文本}', function (this: ScfWorld, path: string, text: string) {
  const bodies = to(this, path).map((one) => one.postData() ?? '')
  expect(bodies.length, `${path} 的次数`).toBeGreaterThan(0)
  for (const body of bodies) expect(body).not.toContain(text)
})
Then('不应发出{文本}调用', function (this: ScfWorld, path: string) {
  expect(to(this, path)).toHaveLength(0)
})
Then('每个调用都应带有如下请求头:', function (this: ScfWorld, table: DataTable) {
  expect(calls(this).length).toBeGreaterThan(0)
  for (const call of calls(this)) {
    const headers = call.headers()
    for (const name of column(table))
      expect(headers[name.toLowerCase()], `${pathIn(call)} 的 ${name}`).toMatch(/\S/)
  }
})
Then('每个调用都应是POST，地址在{文本}或{文本}之下', function (this: ScfWorld, corp: string, uaa: string) {
  expect(calls(this).length).toBeGreaterThan(0)
  for (const call of calls(this)) {
    expect(`${call.method()} ${pathIn(call)}`).toMatch(/^POST /)
    expect(
      [corp, uaa].some((base) => pathIn(call).startsWith(`${base}/`)),
      pathIn(call),
    ).toBe(true)
  }
})
Then(
  '发出的{文本}调用应带有请求头{文本}，值为{文本}',
  function (this: ScfWorld, path: string, name: string, value: string) {
    expect(to(this, path).map((one) => one.headers()[name.toLowerCase()])).toContain(value)
  },
)
Then('随机串应各不相同', function (this: ScfWorld) {
  const nonces = calls(this).map((one) => one.headers()['x-scf-nonce'])
  expect(new Set(nonces).size).toBe(nonces.length)
})

Then('客服脚本应从{文本}取{int}次', function (this: ScfWorld, path: string, times: number) {
  const scripts = (heard.get(this) ?? []).filter((one) => pathIn(one).startsWith(path))
  expect(scripts).toHaveLength(times)
})

// 故障

const SETTINGS: Readonly<Record<string, string>> = {
  在线客服: 'customerService',
  保函先实名: 'guaranteeEnableRealName',
}
Given('平台已关闭{文本}', async function (this: ScfWorld, name: string) {
  const key = SETTINGS[name]
  if (!key) throw new Error(`没有“${name}”这个平台设置；可用：${Object.keys(SETTINGS).join('、')}`)
  await this.control.settings({ [key]: false })
})
Given('所有调用一直返回状态{int}', async function (this: ScfWorld, status: number) {
  this.expectedFailures.push('/api/web/corp/', '/uaa/')
  await this.inject({ match: { path: '*' }, respond: { status }, times: 1000 })
})
Given('{文本}调用一直返回业务错误{文本}', async function (this: ScfWorld, path: string, message: string) {
  await this.inject({ match: { path }, respond: { code: 'INJECTED', message }, times: 1000 })
})
Given('{文本}调用一直返回如下内容:', async function (this: ScfWorld, path: string, data: string) {
  const respond = { body: { code: '0', message: '', data: JSON.parse(data) as unknown } }
  await this.inject({ match: { path }, respond, times: 1000 })
})
Given('下一次{文本}调用返回如下内容:', async function (this: ScfWorld, path: string, data: string) {
  const respond = { body: { code: '0', message: '', data: JSON.parse(data) as unknown } }
  await this.inject({ match: { path }, respond, times: 1 })
})
Given('下一次{文本}导出失败，信息为{文本}', async function (this: ScfWorld, path: string, message: string) {
  const headers = { 'x-scf-error-code': 'INJECTED', 'x-scf-error-message': encodeURIComponent(message) }
  await this.inject({ match: { path }, respond: { headers }, times: 1 })
})
Given('{文本}调用办成之后断网', async function (this: ScfWorld, path: string) {
  this.expectedFailures.push(path)
  const isMatch = (url: URL) => url.pathname.endsWith(path)
  const answerNever = this.stage(path, async (route) => {
    await route.fetch({ maxRetries: 2 })
    await route.abort('connectionreset')
  })
  await this.page.route(isMatch, answerNever)
})
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
When('我用不认识模块脚本的旧浏览器打开门户', async function (this: ScfWorld) {
  await this.page.route(this.baseUrl, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.text())
      .replaceAll(/<script type="module"[^>]*>(?:[^<]*<\/script>)?/g, '')
      .replaceAll(' nomodule', '')
    await route.fulfill({ response, body })
  })
  await this.page.goto(this.baseUrl)
})
