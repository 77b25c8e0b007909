// 调用：门户发出的请求，写它的中文名称；先写“我留意发出的调用”，之后的才算
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Request } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { isCallOf, type Operation, operationNamed } from '../support/operations.ts'
import { pairs } from '../support/parameters.ts'
import type { ScfWorld } from '../support/world.ts'

const HEADER = '请求头 '

const heard = new WeakMap<ScfWorld, Request[]>()
const isCall = (request: Request) => ['xhr', 'fetch', 'script', 'image'].includes(request.resourceType())
const pathIn = (request: Request) => new URL(request.url()).pathname
const requests = (world: ScfWorld): Request[] => {
  const all = heard.get(world)
  if (!all) throw new Error('先写“我留意发出的调用”')
  return all.filter(isCall)
}
const to = (world: ScfWorld, operation: Operation) =>
  requests(world).filter((one) => one.method() === operation.method && isCallOf(operation, pathIn(one)))
const operationsIn = (table: DataTable) => table.raw().map(([name = '']) => operationNamed(name))

When('我留意发出的调用', function (this: ScfWorld) {
  const all: Request[] = []
  heard.set(this, all)
  this.page.on('request', (request) => all.push(request))
})
Then('应依次发出如下调用:', async function (this: ScfWorld, table: DataTable) {
  const wanted = operationsIn(table)
  const order = () =>
    requests(this)
      .map((one) => wanted.find((operation) => isCallOf(operation, pathIn(one)))?.name)
      .filter((name) => name !== undefined)
  await expect.poll(order, { message: '发出的调用' }).toEqual(wanted.map(({ name }) => name))
})
Then('应发出如下调用:', async function (this: ScfWorld, table: DataTable) {
  for (const operation of operationsIn(table))
    await expect
      .poll(() => to(this, operation).length, { message: `“${operation.name}”的次数` })
      .toBeGreaterThan(0)
})
/** 每行：内容的名称与值；名称写作 请求头 X-… 的是请求头。 */
Then('应发出{调用}调用，内容含:', async function (this: ScfWorld, name: string, table: DataTable) {
  const operation = operationNamed(name)
  const wanted = pairs(this, table)
  const contents = () =>
    to(this, operation).map((one) => {
      const body = (one.postDataJSON() ?? {}) as Record<string, unknown>
      const headers = one.headers()
      const read = (key: string) =>
        key.startsWith(HEADER) ? headers[key.slice(HEADER.length).toLowerCase()] : body[key]
      return Object.fromEntries(Object.keys(wanted).map((key) => [key, String(read(key))]))
    })
  await expect.poll(contents, { message: `“${name}”的内容` }).toContainEqual(wanted)
})
Then('发出的{调用}调用不应含{文本}', function (this: ScfWorld, name: string, text: string) {
  const bodies = to(this, operationNamed(name)).map((one) => one.postData() ?? '')
  expect(bodies.length, `“${name}”的次数`).toBeGreaterThan(0)
  for (const body of bodies) expect(body, `“${name}”的内容`).not.toContain(text)
})
Then('应只发出一次{调用}调用', function (this: ScfWorld, name: string) {
  expect(to(this, operationNamed(name)).length, `“${name}”的次数`).toBe(1)
})
Then('不应发出{调用}调用', function (this: ScfWorld, name: string) {
  expect(to(this, operationNamed(name)), `不应发出“${name}”`).toHaveLength(0)
})
Then('后端应收到{调用}调用{数}次', async function (this: ScfWorld, name: string, times: number) {
  const operation = operationNamed(name)
  const count = async () =>
    (await this.control.ledger()).calls.filter(({ path }) => isCallOf(operation, path)).length
  await expect.poll(count, { message: `“${name}”的调用次数` }).toBe(times)
})

/** 一个调用的一项：方法、地址，其余是请求头。 */
function partOf(call: Request, name: string): string {
  if (name === '方法') return call.method()
  return name === '地址' ? pathIn(call) : (call.headers()[name.toLowerCase()] ?? '')
}
/** 每行：方法、地址或请求头，该是什么；“……之下”的可有几处，用“、”隔开；有值、各不相同的不看是什么值。 */
Then('每个调用都应如下:', function (this: ScfWorld, table: DataTable) {
  const calls = requests(this).filter((one) => ['xhr', 'fetch'].includes(one.resourceType()))
  expect(calls.length).toBeGreaterThan(0)
  for (const [name, wanted] of Object.entries(pairs(this, table))) {
    const values = calls.map((call) => partOf(call, name))
    if (wanted === '各不相同') expect(new Set(values).size, name).toBe(values.length)
    const bases = wanted.endsWith('之下') ? wanted.slice(0, -2).trim().split('、') : []
    for (const value of values) {
      if (bases.length > 0)
        expect(
          bases.some((base) => value.startsWith(`${base}/`)),
          `${name} ${value}`,
        ).toBe(true)
      else if (wanted === '有值' || wanted === '各不相同') expect(value, name).toMatch(/\S/)
      else expect(value, name).toBe(wanted)
    }
  }
})
/** 门户自己的源之外的调用：没有 Cookie、令牌、签名与企业。 */
Then('应有{文本}调用发往别的源，都不带身份', async function (this: ScfWorld, method: string) {
  const { origin } = new URL(this.page.url())
  const away = requests(this).filter((one) => new URL(one.url()).origin !== origin)
  expect(away.length, '发往别的源的调用').toBeGreaterThan(0)
  for (const call of away) {
    expect(call.method(), call.url()).toBe(method)
    const names = Object.keys(await call.allHeaders())
    expect(
      names.filter((name) => /^(cookie|authorization|idempotency-key|x-.*)$/.test(name)),
      call.url(),
    ).toEqual([])
  }
})
