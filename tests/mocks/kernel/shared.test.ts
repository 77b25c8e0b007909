// Shared input is checked: a world, a link, a fault. It is either refused with a sentence, or opened in bounded work.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import type { Backend } from '../../../mocks/kernel/Backend.ts'
import { EARLIEST, LATEST } from '../../../mocks/kernel/clock.ts'
import { Random } from '../../../mocks/kernel/random.ts'

const DAYS = 3660
let midnights = 0
let backend: Backend
let client: MockClient
beforeAll(() => {
  backend = nodeBackend({ validate: false }, { clock: [() => void (midnights += 1)] })
})
beforeEach(async () => {
  client = new MockClient(backend)
  await client.control('/__mock/world', { scenario: 'issue-ready', seed: 3 })
  await client.control('/__mock/settings', { signatureSwitchOpen: false })
  midnights = 0
})

const at = EARLIEST + 1000
const call = { at, operationId: 'pageIssueApplications', inputs: [{ pageCond: { pageNo: 1, pageSize: 10 } }] }
const clock = { at, control: 'clock', body: { advance: 'P1D' } }
const good = { format: 1, scenario: 'issue-ready', seed: 1, steps: [call, clock] }
const withStep = (step: unknown) => ({ ...good, steps: [step] })
/** Too deep to be serialised again, as text. */
const deep = JSON.stringify(withStep({ ...call, inputs: [] })).replace(
  '[]',
  '['.repeat(100_000) + ']'.repeat(100_000),
)

const NO_WORLD = /^这不是导出的模拟世界/
const OUT_OF_TIME = /^时间超出范围：世界从 2026-11-18 开始，最多走十年$/

/** The world after a refused call: unchanged, with the same session. */
const stateOf = async () => {
  const { body } = await client.control('/__mock/journal')
  const { entities } = (await client.control('/__mock/world')).body as { entities: object }
  return { ...body, now: undefined, entities, faults: (await client.control('/__mock/faults')).body }
}
const expectRefused = async (path: string, body: unknown, reason: RegExp) => {
  const before = await stateOf()
  const response = await client.raw(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { status } = response
  const answer = (await response.json()) as Record<string, unknown>
  expect({ status, message: answer['message'] }).toEqual({
    status: 400,
    message: expect.stringMatching(reason),
  })
  expect(String(answer['message']).length).toBeLessThan(1000)
  expect(await stateOf()).toEqual(before)
}

describe('别人的世界', () => {
  const refused: readonly [what: string, world: unknown, reason: RegExp][] = [
    ['没有内容', {}, NO_WORLD],
    ['多出一项', { ...good, extra: 1 }, NO_WORLD],
    [
      '冒充原型',
      JSON.parse('{"__proto__":{"format":1},"format":1,"scenario":"default","seed":1,"steps":[]}'),
      NO_WORLD,
    ],
    ['别的版本', { ...good, format: 2 }, /^这个世界是另一个版本导出的/],
    ['没有的情景', { ...good, scenario: 'constructor' }, /^没有情景“constructor”$/],
    ['情景不是名字', { ...good, scenario: ['default'] }, NO_WORLD],
    ['种子里有脚本', { ...good, seed: '"><img src=x onerror=alert(1)>' }, NO_WORLD],
    ['种子太大', { ...good, seed: 1e300 }, NO_WORLD],
    ['时刻是字', { ...good, now: '明天' }, NO_WORLD],
    ['时刻在 2400 年', { ...good, now: Date.parse('2400-01-01') }, OUT_OF_TIME],
    ['时刻在开始之前', { ...good, now: 0 }, OUT_OF_TIME],
    ['步骤不是清单', { ...good, steps: { length: 3 } }, NO_WORLD],
    [
      '步数过多',
      { ...good, steps: Array.from({ length: 20_001 }, () => call) },
      /^这个世界步数过多：最多 20000 步$/,
    ],
    ['一步是字', withStep('x'), NO_WORLD],
    ['一步什么也不办', withStep({ at }), NO_WORLD],
    ['一步在 8.6e15', withStep({ ...call, at: 8.6e15 }), OUT_OF_TIME],
    ['一步的时刻是字', withStep({ ...call, at: 'x' }), NO_WORLD],
    ['一步的时刻有小数', withStep({ ...call, at: at + 0.5 }), NO_WORLD],
    ['时钟走过了头', withStep({ ...clock, body: { advance: 'P99Y' } }), /第 0 步.*时间超出范围/],
    ['没有的操作', withStep({ ...call, operationId: 'constructor' }), /契约里已没有 constructor/],
    ['不是控制调用', withStep({ ...clock, control: 'constructor' }), NO_WORLD],
    ['两样都写', withStep({ ...call, ...clock }), NO_WORLD],
    ['名字很长', withStep({ ...call, token: 'x'.repeat(1_000_000) }), NO_WORLD],
    ['嵌套得写不下来', deep, NO_WORLD],
    ['期限数不完', withStep({ at, control: 'settings', body: { signDays: 1e9 } }), /signDays 应是 0 到 366/],
    [
      '参数换了类型',
      withStep({ at, control: 'settings', body: { signatureSwitchOpen: '<b>' } }),
      /应是 true 或 false/,
    ],
    ['人不存在', withStep({ ...call, token: 'nobody' }), /登录凭证无效/],
  ]
  it.each(refused)('%s：说明哪里不对，原来的世界不动', async (_, world, reason) => {
    await expectRefused('/__mock/journal', world, reason)
    expect(midnights).toBeLessThanOrEqual(DAYS)
  })

  it('太大：不解析', async () => {
    await expectRefused(
      '/__mock/journal',
      { ...good, scenario: 'x'.repeat(20 * 1024 * 1024) },
      /^这个世界太大：最多 20 MB$/,
    )
  })

  it('走到尽头的世界打得开，之后时钟停着', async () => {
    expect((await client.control('/__mock/journal', { ...good, now: LATEST })).status).toBe(200)
    expect(midnights).toBe(DAYS)
    const { body } = await client.control('/__mock/clock')
    expect(Date.parse(String(body['now']))).toBe(LATEST)
    await expectRefused('/__mock/clock', { advance: 'PT1S' }, OUT_OF_TIME)
  })

  it('随意改坏几处：拒绝时原来的世界不动，打开时所做有限', async () => {
    const values: readonly unknown[] = [
      null,
      -1,
      1e21,
      0.5,
      '',
      '<script>',
      'NaN',
      [],
      {},
      true,
      LATEST + 1,
      EARLIEST - 1,
    ]
    const random = new Random(7)
    const mutate = (value: unknown): unknown => {
      if (random.int(0, 5) === 0) return random.pick(values)
      if (Array.isArray(value)) return value.map(mutate)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mutate(one)]))
    }
    const seen = { refused: 0, opened: 0 }
    for (let round = 0; round < 60; round += 1) {
      const before = await stateOf()
      midnights = 0
      const { status, body } = await client.control('/__mock/journal', mutate(good))
      expect(midnights).toBeLessThanOrEqual(DAYS)
      if (status === 200) seen.opened += 1
      else {
        seen.refused += 1
        expect(body['message']).toMatch(/[\u4e00-\u9fa5]/)
        expect(await stateOf()).toEqual(before)
      }
    }
    expect(Math.min(seen.refused, seen.opened)).toBeGreaterThan(0)
  })
})

describe('别人的链接', () => {
  const plan = { title: '甲', person: 'core-operator', path: '/cv3/' }
  it.each([
    ['什么也不打开', plan, /^链接不完整/],
    ['不止一个世界', { ...plan, world: 'a', controls: [] }, /^链接不完整/],
    ['标题是清单', { ...plan, title: [], journal: good }, /^链接不完整/],
    ['人不存在', { ...plan, person: '<b>', journal: good }, /^没有人员 <b>$/],
    ['世界不在了', { ...plan, world: 'no-such-world' }, /^这个世界已经不在了/],
    ['世界坏了', { ...plan, journal: { ...good, seed: 'x' } }, NO_WORLD],
    ['别处的控制调用', { ...plan, controls: [{ name: '../uaa/v1/logout', body: {} }] }, /^链接不完整/],
  ])('%s：说明，什么也没有换', (_, asked, reason) => expectRefused('/__mock/open/check', asked, reason))

  it('打得开的：说轮到谁登录；什么也还没有换', async () => {
    const before = await stateOf()
    const asked = { ...plan, person: '周明远', journal: { ...good, scenario: 'default' } }
    const { body } = await client.control('/__mock/open/check', asked)
    expect(body).toEqual({ persona: 'core-operator', isKnown: true, here: client.cookie('scf-world') })
    expect(await stateOf()).toEqual(before)
  })
})

describe('别人的故障', () => {
  const respond = { status: 503 }
  it.each([
    ['没有应答', {}, /^缺少 respond/],
    ['接口不是字', { match: { path: 5 }, respond }, /^故障写得不对/],
    ['没有这样的状态', { respond: { status: 9999 } }, /^故障写得不对/],
    ['等不到头', { respond: { delayMs: 'Infinity' } }, /^故障写得不对/],
    ['头里换行', { respond: { headers: { 'x-a': 'b\r\nset-cookie: c' } } }, /^故障写得不对/],
    ['次数是字', { respond, times: 'x' }, /^times 应是正整数$/],
    ['次数是零', { respond, times: 0 }, /^times 应是正整数$/],
  ])('%s：说明，不加', (_, fault, reason) => expectRefused('/__mock/faults', fault, reason))

  it('许多 * 也很快比完；比的还是原来的意思', async () => {
    const path = `${'*a'.repeat(300)}*b`
    await client.control('/__mock/faults', { match: { path }, respond })
    expect((await client.post('/v1/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).code).toBe('NOT_FOUND')
    await client.control('/__mock/faults', { match: { path: '/v1/*/page' }, respond })
    expect((await client.send('/v1/credits/issue/page', {})).status).toBe(503)
  })
})

describe('面板上的字', () => {
  it('从外面来的都只是字', async () => {
    const script = '<img src=x onerror=alert(1)>'
    await client.raw(`/api/web/corp/v1/${encodeURIComponent(script)}`)
    for (const path of [
      '/__mock/panel',
      '/login',
      `/__mock/face?faceToken=${encodeURIComponent(`"${script}`)}`,
    ])
      expect(await (await client.raw(path)).text()).not.toContain('<img')
  })
})
