// The obligations of docs/backend.md are checked by tests/conform/mock.test.ts; these are the mock's own.
import { beforeAll, describe, expect, it } from 'vitest'
import { checkIdCard, checkPhone, checkUscc } from '#domain/validation.ts'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { registry } from '../../../mocks/backend.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import { Backend } from '../../../mocks/kernel/Backend.ts'
import { createWorld } from '../../../mocks/kernel/Worlds.ts'
import { personas } from '../../../mocks/portal/people/personas.ts'

let backend: Backend
beforeAll(async () => {
  backend = nodeBackend({ validate: true })
})

const signedIn = (persona = 'core-operator') => new MockClient(backend).signIn(persona)
const key = () => crypto.randomUUID()

const count = async (client: MockClient): Promise<number> => {
  const { body } = await client.control('/__mock/world')
  return (body.entities as Record<string, unknown[]>).IssueApplication!.length
}

describe('契约的每个操作都有人回答', () => {
  it('没有遗漏', () => {
    const missing = backend.endpoints
      .filter(({ defined }) => !defined)
      .map(({ operation }) => operation.operationId)
    expect(missing).toEqual([])
  })
})

describe('人员与企业', () => {
  it('代号齐全，证件、手机、信用代码都通得过真正的校验', () => {
    expect(personas).toHaveLength(32)
    const world = createWorld(registry, 'kernel-test', 'default', 1)
    for (const user of world.users.all()) {
      expect([checkIdCard(world.today())(user.idCard), checkPhone(user.mobilePhone)]).toEqual([
        undefined,
        undefined,
      ])
    }
    for (const corp of world.corps.all()) {
      expect([checkUscc(corp.uscc), checkPhone(corp.contactPhone)]).toEqual([undefined, undefined])
    }
    const distinct = (field: 'mobilePhone' | 'idCard') =>
      new Set(world.users.all().map((user) => user[field])).size
    // one person of several enterprises has one number
    expect(distinct('mobilePhone')).toBe(distinct('idCard'))
  })
})

describe('登录与会话', () => {
  it.each(personas.map(({ code }) => code))('%s 能登录，外壳的各次读取都合契约', async (code) => {
    const client = await signedIn(code)
    for (const path of [
      '/v1/userInfo',
      '/v1/userInfo/granted-menu-tree',
      '/v1/corpInfos',
      '/v1/workbench/overview',
    ]) {
      expect((await client.post(path)).code).toBe('0')
    }
    await client.data('/v1/sys/messages', { messageState: 'SENT', messageType: 'ALL' })
    expect((await client.control('/__mock/ledger')).body.problems).toEqual([])
  })

  it('不认识的令牌是业务失败', async () => {
    const client = new MockClient(backend)
    client.visit('nobody', 'x')
    expect(await client.post('/uaa/v1/security/token')).toMatchObject({
      code: 'INVALID_TOKEN',
      message: '登录凭证无效或已过期，请重新登录',
      data: null,
    })
  })

  it('退出之后令牌失效，重新登录才恢复', async () => {
    const client = await signedIn()
    await client.data('/uaa/logout')
    expect((await client.send('/v1/userInfo')).status).toBe(401)
    await client.signIn('core-operator')
    expect((await client.send('/v1/userInfo')).status).toBe(200)
  })

  it('没有令牌头时认 HttpOnly 的会话 cookie', async () => {
    const client = await signedIn()
    client.authToken = ''
    client.wsToken = ''
    const { personName } = await client.data<{ personName: string }>('/v1/userInfo')
    expect(personName).toBe('周明远')
  })

  it('同一世界里换人，数据还在', async () => {
    const client = await signedIn()
    await client.control('/__mock/seed', { entity: 'Announcement', rows: [{ announceTitle: '换人之前' }] })
    await client.signIn('chain-operator')
    const page = await client.data<{ pageCond: { count: number } }>('/v1/sys/announcements/page', {
      pageCond: { pageNo: 1, pageSize: 10 },
      announceTitle: '换人',
    })
    expect(page.pageCond.count).toBe(1)
  })
})

describe('每个请求都要过的检查', () => {
  const cases: [string, Record<string, string | undefined>, number, string][] = [
    ['签名不对', { 'x-scf-signature': '0'.repeat(64) }, 401, 'BAD_SIGNATURE'],
    ['没有签名', { 'x-scf-signature': undefined }, 401, 'BAD_SIGNATURE'],
    ['没有随机串', { 'x-scf-nonce': undefined }, 401, 'BAD_SIGNATURE'],
    ['时间差六分钟', { 'x-scf-timestamp': String(Date.now() - 6 * 60_000) }, 401, 'BAD_SIGNATURE'],
    ['没有 CSRF 头', { 'X-XSRF-TOKEN': undefined }, 403, 'CSRF'],
  ]
  it.each(cases)('%s', async (_name, headers, status, code) => {
    const client = await signedIn()
    const response = await client.send('/v1/userInfo', undefined, { headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, data: null })
  })

  it('推动单据的没有企业头也不办；读没有的，按会话的企业答', async () => {
    const client = await signedIn()
    const before = await count(client)
    const headers = { 'x-scf-corp-id': undefined }
    const save = (more: object) =>
      client.post('/v1/credits/issue/save', {}, { idempotencyKey: key(), ...more })
    expect(await save({ headers })).toMatchObject({ code: 'CORP_SWITCHED', data: null })
    expect(await save({ headers: { 'x-scf-corp-id': '' } })).toMatchObject({ code: 'CORP_SWITCHED' })
    expect(await count(client)).toBe(before)
    expect((await client.post('/v1/userInfo', undefined, { headers })).code).toBe('0')
    expect((await save({})).code).toBe('0')
  })

  it('契约没有的头、缺了的幂等键记进台账', async () => {
    const client = await signedIn()
    const problem = async (path: string, headers: Record<string, string>) =>
      decodeURIComponent((await client.send(path, {}, { headers })).headers.get('x-mock-problem') ?? '')
    expect(await problem('/v1/userInfo', { 'x-scf-corpid': 'C001' })).toContain('契约没有 x-scf-corpid')
    expect(await problem('/v1/credits/issue/cancel', {})).toContain('没有请求头 Idempotency-Key')
    const { problems } = (await client.control('/__mock/ledger')).body
    expect(problems).toContainEqual(expect.stringContaining('没有请求头 Idempotency-Key'))
  })
})

describe('敏感字段', () => {
  it('密文照收，明文拒绝', async () => {
    const client = new MockClient(backend)
    const send = (mobilePhone: string) =>
      client.post('/uaa/v1/verify-code/sms', { mobilePhone, scene: 'REGISTER' })
    expect((await send('13912345678')).code).toBe('NOT_ENCRYPTED')
    expect((await send('1391****5678')).code).toBe('NOT_ENCRYPTED')
    expect((await send(Buffer.alloc(256, 7).toString('base64'))).code).toBe('NOT_ENCRYPTED')
    expect((await send(await client.encrypt('13912345678'))).code).toBe('0')
    // decrypted: the same number again within the minute is recognised
    expect((await send(await client.encrypt('13912345678'))).code).toBe('SMS_TOO_OFTEN')
  })
})

describe('后端换了钥匙', () => {
  it('CSRF：原来的令牌与头名答 403，再取的两样都是新的', async () => {
    const client = await signedIn()
    const before = await client.data<{ token: string; headerName: string }>('/uaa/v1/security/token')
    await client.control('/__mock/rotate', { csrf: true })
    expect((await client.post('/v1/userInfo')).code).toBe('CSRF')
    const { token, headerName } = await client.data<typeof before>('/uaa/v1/security/token')
    expect([token === before.token, headerName === before.headerName]).toEqual([false, false])
    const asNow = { 'X-XSRF-TOKEN': undefined, [headerName]: token }
    expect((await client.post('/v1/userInfo', undefined, { headers: asNow })).code).toBe('0')
    // the name alone is not enough
    const oldToken = { ...asNow, [headerName]: before.token }
    expect((await client.post('/v1/userInfo', undefined, { headers: oldToken })).code).toBe('CSRF')
  })

  it('公钥：平台参数与公钥说新的编号，照旧的加密的不收', async () => {
    const client = new MockClient(backend)
    const send = (mobilePhone: string) =>
      client.post('/uaa/v1/verify-code/sms', { mobilePhone, scene: 'REGISTER' })
    const keyIds = async () => [
      (await client.data<{ publicKeyId: string }>('/v1/sys/tools/load-platform-config')).publicKeyId,
      (await client.data<{ keyId: string }>('/uaa/v1/security/public-keys')).keyId,
    ]
    const [id] = await keyIds()
    const sealed = await client.encrypt('13912345679')
    await client.control('/__mock/rotate', { rsaKey: true })
    expect((await send(sealed)).code).toBe('NOT_ENCRYPTED')
    const [now, same] = await keyIds()
    expect([now === same, now === id]).toEqual([true, false])
    expect((await send(await client.encrypt('13912345679'))).code).toBe('0')
  })

  it('什么都没说要换的不算', async () => {
    expect((await new MockClient(backend).control('/__mock/rotate', {})).status).toBe(400)
  })
})

describe('企业与角色', () => {
  it('切换企业后菜单随之改变，冻结的不可切换', async () => {
    const client = await signedIn('multi-corp')
    const corps =
      await client.data<{ corpId: string; memberId: string; corpState: string; isCurrent: boolean }[]>(
        '/v1/corpInfos',
      )
    expect(corps.map(({ corpState }) => corpState)).toEqual(['NORMAL', 'NORMAL', 'FROZEN'])
    const [, other, frozen] = corps
    expect(
      (await client.post('/v1/load-corp', { corpId: frozen!.corpId, memberId: frozen!.memberId })).code,
    ).toBe('CORP_FROZEN')
    await client.data('/v1/load-corp', { corpId: other!.corpId, memberId: other!.memberId })
    const menus = JSON.stringify(await client.data('/v1/userInfo/granted-menu-tree'))
    expect(menus).toContain('/credit/chain/confirm/confirm-apply')
    expect(menus).not.toContain('/credit/core/issue/issue')
  })

  it('切换角色只限已授予的', async () => {
    const client = await signedIn('multi-corp')
    expect((await client.post('/v1/userInfo/switch-role', { roleCode: 'ROLE_CREDIT_CORE_FINAL' })).code).toBe(
      'ROLE',
    )
    await client.data('/v1/userInfo/switch-role', { roleCode: 'ROLE_CREDIT_CORE_QUERY' })
    const menus = JSON.stringify(await client.data('/v1/userInfo/granted-menu-tree'))
    expect(menus).toContain('/credit/core/index/query')
    expect(menus).not.toContain('/credit/core/index/operator')
  })
})
