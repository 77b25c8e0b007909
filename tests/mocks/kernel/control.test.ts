import { beforeAll, describe, expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import { Aborted, type Backend } from '../../../mocks/kernel/Backend.ts'
import { Clock } from '../../../mocks/kernel/clock.ts'
import { BusinessError } from '../../../mocks/kernel/errors.ts'
import type { World } from '../../../mocks/kernel/World.ts'
import { event } from '../../../mocks/kernel/wiring.ts'
import { peopleFamilies, personas } from '../../../mocks/portal/people/personas.ts'

let backend: Backend
beforeAll(async () => {
  backend = nodeBackend({ validate: true })
})

const fresh = () => new MockClient(backend)
type Entities = Record<string, Record<string, unknown>[]>
const entities = async (client: MockClient): Promise<Entities> =>
  (await client.control('/__mock/world')).body.entities as Entities

describe('世界', () => {
  it('每个浏览器会话一个世界，互不相见', async () => {
    const [one, two] = [fresh(), fresh()]
    await one.control('/__mock/seed', { entity: '公告', rows: [{ 公告标题: '只在一处' }] })
    expect(JSON.stringify(await entities(one))).toContain('只在一处')
    expect(JSON.stringify(await entities(two))).not.toContain('只在一处')
    expect(one.cookie('scf-world')).not.toBe(two.cookie('scf-world'))
  })

  it('同样的种子给出同样的世界', async () => {
    const [one, two] = [fresh(), fresh()]
    for (const client of [one, two]) await client.control('/__mock/world', { scenario: 'default', seed: 7 })
    const [first, second] = [await entities(one), await entities(two)]
    expect(first.IssueApplication).toEqual(second.IssueApplication)
    expect(first.BankAccount).toEqual(second.BankAccount)
  })

  it('重新开始之后，先前登录的会话没有了', async () => {
    const client = await fresh().signIn('core-operator')
    await client.control('/__mock/world', { scenario: 'empty' })
    expect((await client.send('/v1/userInfo')).status).toBe(401)
    expect((await entities(client)).IssueApplication).toEqual([])
  })
})

describe('不认识的控制调用答 400，并列出有什么', () => {
  const cases: [string, unknown, string][] = [
    ['/__mock/nowhere', {}, 'POST /__mock/world'],
    ['/__mock/world', { scenari: 'empty' }, 'scenario'],
    ['/__mock/seed', { entity: '开立申请', rows: [{ 开立状态: '没有' }] }, '待复核'],
    ['/__mock/seed', { entity: '开立申请', rows: [{ 凭证金额: '一万' }] }, '金额'],
    ['/__mock/seed', { entity: '电子凭证', rows: [{}] }, '开立申请'],
    ['/__mock/seed', { entity: '企业证书', rows: [{}] }, '没有单据“企业证书”。能写入的，最接近的在前：企业'],
    [
      '/__mock/seed',
      { entity: '保函', rows: [{ 保函类别: '投标' }] },
      '“保函”没有字段“保函类别”。可用的字段，最接近的在前：保函类型',
    ],
    ['/__mock/seed', { entity: '开立申请', rows: [{ 承诺付款日: '2027-02-30' }] }, '应是日期'],
    ['/__mock/seed', { entity: '开立申请', rows: [{ 提交时间: '昨天' }] }, '应是时刻'],
    ['/__mock/clock', { advance: '三十天' }, 'P30D'],
    ['/__mock/clock', { now: '2020-01-01' }, '只能向前'],
    ['/__mock/faults', { match: {}, respond: {} }, 'delayMs'],
    ['/__mock/faults', { match: { url: 'x' }, respond: { abort: true } }, 'path'],
  ]
  it.each(cases)('%s %j', async (path, body, listed) => {
    const answer = await fresh().control(path, body)
    expect(answer.status).toBe(400)
    expect(String(answer.body.message)).toContain(listed)
  })

  it('别的来源的页面不能操纵', async () => {
    const response = await fresh().raw('/__mock/world', {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://evil.example' },
    })
    expect(response.status).toBe(400)
  })
})

describe('带着不存在的人员来', () => {
  const page = (authToken: string) => new URL(`http://127.0.0.1/cv3/?authToken=${authToken}&wsToken=x`)

  it('程序得到有哪些人员；浏览器照常得到页面，由登录门作答', () => {
    expect(backend.strangerAt(page('nobody'), new Headers())).toMatch(/nobody.*core-operator/)
    expect(backend.strangerAt(page('nobody'), new Headers({ accept: 'text/html' }))).toBeUndefined()
    expect(backend.strangerAt(page('core-operator'), new Headers())).toBeUndefined()
  })
})

describe('写入', () => {
  it('拒绝的话里只有中文的名称', async () => {
    const refused: [string, object][] = [
      ['兑付批次', {}],
      ['保单', {}],
      ['保函', { 保函类别: '投标' }],
      ['保函', { 保函类型: '投标' }],
    ]
    for (const [entity, row] of refused) {
      const { body } = await fresh().control('/__mock/seed', { entity, rows: [row] })
      expect(String(body.message).replaceAll(/ABS|ID/g, '')).not.toMatch(/[A-Za-z{]/)
    }
  })

  it('时刻写作 2026-11-17 09:20 也行', async () => {
    const client = fresh()
    await client.control('/__mock/seed', { entity: '保函', rows: [{ 开标时间: '2026-12-10 09:30' }] })
    const { Guarantee } = await entities(client)
    expect(Guarantee!.map(({ bidOpenTime }) => bidOpenTime)).toContain('2026-12-10T09:30:00+08:00')
  })

  it('认中文的实体、字段与取值，没给的自己补上', async () => {
    const client = fresh()
    await client.control('/__mock/world', { scenario: 'issue-ready' })
    const { status } = await client.control('/__mock/seed', {
      entity: '开立申请',
      rows: [{ 接收方: '苏州锦衡电气设备有限公司', 凭证金额: '1,234,567.8', 开立状态: '待签收' }],
    })
    expect(status).toBe(200)
    const { IssueApplication, Voucher, SignTask, Limit } = await entities(client)
    expect(IssueApplication![0]).toMatchObject({
      faceAmount: '1234567.80',
      issueStatus: 'ISSUED',
      receiverCorpId: 'C003',
    })
    expect(Voucher![0]).toMatchObject({ faceAmount: '1234567.80', voucherStatus: 'WAIT_SIGN' })
    expect(SignTask![0]).toMatchObject({ signStatus: 'WAIT_SIGN', corpId: 'C003' })
    expect(Limit![0]).toMatchObject({ usedLimit: '1234567.80', frozenLimit: '0.00' })
  })
})

describe('时钟', () => {
  it('从固定的时刻开始，可前进，可调到', async () => {
    const client = fresh()
    expect(String((await client.control('/__mock/clock')).body.now)).toMatch(/^2026-11-18T09:30:0\d\+08:00$/)
    expect((await client.control('/__mock/clock', { advance: 'P1M' })).body.today).toBe('2026-12-18')
    expect((await client.control('/__mock/clock', { advance: 'PT15H' })).body.today).toBe('2026-12-19')
    expect((await client.control('/__mock/clock', { now: '2027-02-28' })).body.today).toBe('2027-02-28')
    const { businessDate } = await (await client.signIn('core-operator')).data<{ businessDate: string }>(
      '/v1/sys/tools/load-platform-config',
    )
    expect(businessDate).toBe('2027-02-28')
  })

  it('应答的 Date 头是世界的时刻，调过就跟着变', async () => {
    const client = await fresh().signIn('core-operator')
    const said = async () => Date.parse((await client.send('/v1/userInfo')).headers.get('date') ?? '')
    const world = Date.parse('2026-11-18T09:30:00+08:00')
    expect(Math.abs((await said()) - world)).toBeLessThan(60_000)
    await client.control('/__mock/clock', { advance: 'P30D' })
    expect(Math.abs((await said()) - world - 30 * 86_400_000)).toBeLessThan(60_000)
  })

  it('按本机的时间、按告诉过的时间签的都收；没有告诉过的不收', () => {
    const clock = new Clock('2031-05-20T09:30:00+08:00')
    const within = 60_000
    const day = 86_400_000
    expect(clock.isBelieved(Date.now(), within)).toBe(true)
    expect(clock.isBelieved(clock.ms(), within)).toBe(false)
    const before = clock.send()
    clock.set(before + day)
    // 时钟刚调过，浏览器还不知道
    expect(clock.isBelieved(before, within)).toBe(true)
    expect(clock.isBelieved(before + day, within)).toBe(false)
    clock.send()
    expect(clock.isBelieved(before + day, within)).toBe(true)
    expect(clock.isBelieved(before + 2 * day, within)).toBe(false)
  })

  it('途中的每个零点与到期的事都按次序发生', async () => {
    const seen: string[] = []
    const later = event('kernel-test', 'T-TST-02', '两天后办理', (world, key) => {
      if (key !== 'ok') throw new BusinessError('NOT_FOUND', '没有这份单据')
      world.schedule(world.clock.ms() + 36 * 3600_000, () => seen.push(`办理 ${world.now().slice(5, 16)}`))
    })
    const midnight = (world: World) => void seen.push(world.now().slice(5, 16))
    const also = { clock: [midnight], events: [later] }
    const client = new MockClient(nodeBackend({ validate: true }, also))
    expect(
      (await client.control('/__mock/events', { actor: 'kernel-test', event: 'T-TST-02', key: 'no' })).status,
    ).toBe(400)
    await client.control('/__mock/events', { actor: 'kernel-test', event: 'T-TST-02', key: 'ok' })
    await client.control('/__mock/clock', { advance: 'P3D' })
    expect(seen).toEqual(['11-19T00:00', '办理 11-19T21:30', '11-20T00:00', '11-21T00:00'])
  })
})

describe('故障', () => {
  it('按次数命中，随后恢复；可清除', async () => {
    const client = await fresh().signIn('core-operator')
    await client.control('/__mock/faults', {
      match: { path: '/v1/userInfo' },
      respond: { status: 503 },
      times: 2,
    })
    const statuses: number[] = []
    for (let i = 0; i < 3; i += 1) statuses.push((await client.send('/v1/userInfo')).status)
    expect(statuses).toEqual([503, 503, 200])
    await client.control('/__mock/faults', {
      match: { path: '*' },
      respond: { code: 'BUSY', message: '忙' },
      times: 9,
    })
    expect(await client.post('/v1/userInfo')).toEqual({ code: 'BUSY', message: '忙', data: null })
    await client.control('/__mock/faults', {}, 'DELETE')
    expect((await client.post('/v1/userInfo')).code).toBe('0')
  })

  it('只命中所说的动词与路径', async () => {
    const client = await fresh().signIn('core-operator')
    await client.control('/__mock/faults', {
      match: { method: 'GET', path: '/v1/userInfo' },
      respond: { status: 500 },
    })
    await client.control('/__mock/faults', {
      match: { path: '/v1/credits/*/page' },
      respond: { body: '<html>', headers: { 'x-a': '1' } },
    })
    expect((await client.post('/v1/userInfo')).code).toBe('0')
    const response = await client.send('/v1/credits/issue/page', { pageCond: { pageNo: 1, pageSize: 10 } })
    expect([response.headers.get('x-a'), await response.text()]).toEqual(['1', '<html>'])
  })

  it('断开：可在办理之前，也可在办理之后', async () => {
    const client = await fresh().signIn('core-operator')
    const save = (respond: object) =>
      client
        .control('/__mock/faults', { match: { path: '/v1/credits/issue/save' }, respond })
        .then(() => client.post('/v1/credits/issue/save', {}, { idempotencyKey: crypto.randomUUID() }))
    const count = async () => (await entities(client)).IssueApplication!.length
    const before = await count()
    await expect(save({ abort: true })).rejects.toThrow(Aborted)
    expect(await count()).toBe(before)
    await expect(save({ abort: 'after' })).rejects.toThrow(Aborted)
    expect(await count()).toBe(before + 1)
  })
})

describe('账本', () => {
  it('记下每个调用，不留令牌、签名与验证码', async () => {
    const client = await fresh().signIn('core-director')
    await client.post('/v1/authentication/signature/sms/verify', {
      businessKeys: ['IS1'],
      businessType: 'ISSUE_REVIEW',
      productType: 'CREDIT',
      summary: '签署',
      verifyCode: '654321',
    })
    const { body } = await client.control('/__mock/ledger')
    const calls = body.calls as { operationId: string; persona: string; code: string }[]
    expect(calls.at(-1)).toMatchObject({
      operationId: 'verifySignatureSms',
      persona: 'core-director',
      code: 'SMS_MISMATCH',
    })
    const text = JSON.stringify(body)
    for (const secret of ['654321', client.csrf, 'ws-core-director']) expect(text).not.toContain(secret)
  })

  it('不合契约的应答写进账本与应答头', async () => {
    const client = await fresh().signIn('core-operator')
    const response = await client.send('/v1/sys/dict-datas/list-by-dict-types', { dictTypes: [] })
    expect(decodeURIComponent(response.headers.get('x-mock-problem') ?? '')).toContain(
      'listDictData 请求/dictTypes',
    )
  })
})

describe('页面', () => {
  it.each(['/login', '/__mock/panel'])('%s 是自足的中文页面', async (path) => {
    const response = await fresh().raw(path)
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('lang="zh-CN"')
    expect(html).toContain('/cv3/?authToken=core-operator&amp;wsToken=')
    expect(html).not.toMatch(/(src|href)="https?:/)
  })

  it('登录页上每个人一张卡片：姓名、角色、办什么与代号，各在一个产品里；模拟环境的码也写着', async () => {
    const html = await (await fresh().raw('/login')).text()
    for (const { code, personName, title, does, family } of personas) {
      expect(html).toContain(`data-family="${family}"`)
      expect(html).toContain(
        `<b>${personName}</b><span>${title}</span><span class="muted">${does}</span><code>${code}</code>`,
      )
      expect(peopleFamilies).toContain(family)
    }
    expect(html).toContain('短信验证码 <b>123456</b>，证书口令 <b>123456</b>')
  })
})
