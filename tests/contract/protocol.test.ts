// 打包时写进每个操作的约定（openapi/protocol.yaml）：写对了地方，与模拟后端是同一回事，不进生成的代码。
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MockClient } from '../../checks/shared/MockClient.ts'
import { BUSY } from '../../deploy/renderNginx.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { CSRF_HEADER } from '../../mocks/kernel/enforce/csrf.ts'
import { SESSION_COOKIE } from '../../mocks/kernel/enforce/session.ts'
import { complete } from '../../openapi/complete.ts'
import type { Document, Operation } from '../../openapi/document.ts'
import { operationsOf } from '../../scripts/contract/contract.ts'
import { compareContracts } from '../../scripts/contract/difference.ts'
import { withoutCompletion } from '../../scripts/orval/lean.ts'
import { calls, documentOf, serviceNames } from './contract.ts'

const folder = resolve(import.meta.dirname, '../../openapi')
const json = { content: { 'application/json': { schema: { type: 'object' } } } }
const file = { content: { 'application/octet-stream': { schema: { type: 'string' } } } }

const written = (method: string, own: Partial<Operation>, url = '/api/web/corp'): Document => ({
  servers: [{ url }],
  paths: { '/v1/x': { [method]: { operationId: 'x', responses: { '200': json }, ...own } } },
  components: { schemas: { Envelope: {} } },
})

/** 补全一个操作：它的身份、要带的头与可带的头、说失败的状态码。 */
const made = (method: string, own: Partial<Operation>, url?: string) => {
  const document = complete('corp', written(method, own, url), folder)
  const { security = [], parameters = [], responses } = document.paths['/v1/x']![method]!
  const headers = (parameters as { $ref: string }[]).map(
    ({ $ref }) =>
      document.components['parameters']?.[$ref.split('/').at(-1)!] as { name: string; required: boolean },
  )
  const names = (isNeeded: boolean) =>
    headers.filter(({ required }) => required === isNeeded).map(({ name }) => name)
  const kinds = security.map((one) => Object.keys(one).join('+'))
  return { kinds, needed: names(true), optional: names(false), statuses: Object.keys(responses).join(' ') }
}

const SIGNED = ['x-scf-nonce', 'x-scf-timestamp', 'x-scf-signature', 'x-scf-auth-token', 'x-scf-system-type']
const GATEWAY = '404 429 500 502 503 504'

describe('补全一个操作', () => {
  it('登录之后的', () => {
    expect(made('post', {})).toEqual({
      kinds: ['authToken+csrfToken+signature'],
      needed: [...SIGNED, CSRF_HEADER],
      optional: ['x-scf-corp-id'],
      statuses: `200 401 403 ${GATEWAY}`,
    })
  })

  it('推动单据、有正文的：再加幂等键与正文的失败；企业头只在企业的服务', () => {
    const { needed, optional, statuses } = made('post', { 'x-idempotent': true, requestBody: json }, '/uaa')
    expect([needed.at(-1), optional]).toEqual(['Idempotency-Key', []])
    expect(statuses).toBe('200 400 401 403 404 413 429 500 502 503 504')
  })

  it('登录之前的、开始会话的', () => {
    const open = made('post', { 'x-public': true })
    expect([open.kinds, open.needed, open.statuses]).toEqual([
      ['signature'],
      SIGNED.filter((name) => name !== 'x-scf-auth-token'),
      `200 401 ${GATEWAY}`,
    ])
    const opening = made('post', { 'x-opens-session': true })
    expect([opening.kinds, opening.needed]).toEqual([['authToken+signature'], SIGNED])
  })

  it('浏览器直接打开的文件不用带头；以 POST 导出的要带', () => {
    const opened = made('get', { responses: { '200': file } })
    expect([opened.kinds, opened.needed]).toEqual([['sessionCookie', 'authToken+csrfToken+signature'], []])
    expect(made('get', { responses: { '200': file }, 'x-public': true }).kinds).toEqual(['', 'signature'])
    expect(made('post', { responses: { '200': file } }).needed).toContain('x-scf-nonce')
  })

  it('操作自己写的不盖掉', () => {
    const own = { headers: { 'Cache-Control': { schema: { const: 'no-store' } } }, ...json }
    const document = complete('corp', written('post', { responses: { '200': own, '404': file } }), folder)
    const { responses } = document.paths['/v1/x']!['post']!
    expect(responses['404']).toEqual(file)
    expect(responses['200']).toMatchObject({
      headers: { 'Cache-Control': own.headers['Cache-Control'], Date: { $ref: '#/components/headers/Date' } },
    })
  })

  it('不改交来的；去掉补的就是原样', () => {
    const bare = written('post', { 'x-idempotent': true, requestBody: json, responses: { '200': json } })
    bare.components['schemas'] = {}
    const before = structuredClone(bare)
    const whole = complete('corp', bare, folder)
    expect(bare).toEqual(before)
    expect(whole).not.toEqual(before)
    expect(withoutCompletion(whole)).toEqual(before)
  })
})

describe('与旧的契约相比', () => {
  const before = written('post', { tags: ['x'], 'x-idempotent': true })
  const changes = (one: Document, other: Document) => {
    const [was, is] = [one, other].map(
      (document) =>
        new Map(operationsOf('corp', document as never).map((operation) => [operation.id, operation])),
    )
    return compareContracts(was!, is!).flatMap((change) => change.changes)
  }

  it('还没有 protocol.yaml 的版本照今天的补全：补上的不算改动', () => {
    const [old, now] = [tmpdir(), folder].map((place) => complete('corp', before, place))
    expect(now).not.toEqual(before)
    expect(changes(old!, now!)).toEqual([])
  })

  it('多要一个头是不兼容；可以不带了不是；各说各的', () => {
    const whole = complete('corp', before, folder)
    const open = complete(
      'corp',
      written('post', { tags: ['x'], 'x-public': true, 'x-idempotent': true }),
      folder,
    )
    expect(changes(whole, open)).toContainEqual({ text: '参数 x-scf-auth-token 变为可不填', breaking: false })
    expect(changes(open, whole)).toContainEqual({ text: '参数 x-scf-auth-token 变为必填', breaking: true })
    expect(changes(before, whole)).toContainEqual({
      text: '多了参数 Idempotency-Key（必填）',
      breaking: true,
    })
    expect(changes(whole, before)).toContainEqual({ text: '去掉了参数 x-scf-nonce', breaking: true })
  })
})

describe('契约与模拟后端', () => {
  const components = documentOf('corp').components as unknown as Document['components']
  const read = <Value>(kind: string) => (components[kind] ?? {}) as Record<string, Value>

  it('每个操作都有身份、401 与 504', () => {
    const bad = calls.filter(({ operation }) => {
      const { security = [], responses } = operation as unknown as Operation
      return security.length === 0 || !responses['401'] || !responses['504']
    })
    expect(bad.map(({ operation }) => operation.operationId)).toEqual([])
  })

  it('CSRF 头与会话 Cookie 的名字一致', async () => {
    const client = await new MockClient(nodeBackend({ validate: true })).signIn('core-operator')
    const { headerName } = await client.data<{ headerName: string }>('/uaa/v1/security/token')
    const { csrfToken, sessionCookie } = {
      ...read<{ name: string }>('securitySchemes'),
      ...(documentOf('file').components as unknown as { securitySchemes: Record<string, { name: string }> })
        .securitySchemes,
    }
    expect([csrfToken?.name, sessionCookie?.name]).toEqual([headerName, SESSION_COOKIE])
    expect(read<{ name: string }>('parameters')['CsrfToken']?.name).toBe(headerName)
  })

  it('应答带着契约说的头', async () => {
    const client = await new MockClient(nodeBackend({ validate: true })).signIn('core-operator')
    const { headers } = await client.send('/v1/userInfo')
    const { Date: date, CacheControl } = read<{ schema: { pattern: string } }>('headers')
    expect(headers.get('Date')).toMatch(new RegExp(date!.schema.pattern))
    expect(headers.get('Cache-Control')).toMatch(new RegExp(CacheControl!.schema.pattern))
  })

  it('状态码说的失败，两边一样', () => {
    const documented = serviceNames.flatMap((service) =>
      calls
        .filter((call) => call.service === service)
        .flatMap(({ operation }) => Object.entries(operation.responses))
        .filter(([status]) => status !== '200')
        .flatMap(([status, { $ref = '' }]) => {
          const { responses } = documentOf(service).components as unknown as {
            responses: Record<string, { content: Record<string, { examples: object }> }>
          }
          const { examples } = responses[$ref.split('/').at(-1)!]!.content['application/json']!
          return Object.keys(examples).map((code) => `${status} ${code}`)
        }),
    )
    // 网关与意外的，后端自己不答；429 由 nginx 答
    const answered = globSync('mocks/{kernel,hosts}/**/*.ts').flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return [
        ...[...text.matchAll(/(?:HttpError|refuse|json)\(\s*(\d+), '([A-Z_]+)'/g)].map(
          ([, status, code]) => `${status} ${code}`,
        ),
        ...[...text.matchAll(/code: '([A-Z_]+)'.*\{ status: (\d+) \}/g)].map(
          ([, code, status]) => `${status} ${code}`,
        ),
      ]
    })
    // 只在做模拟后端时才有：还没有写的操作
    const expected = new Set([...answered.filter((one) => one !== '501 NOT_ANSWERED'), `429 ${BUSY.code}`])
    const own = documented.filter((one) => !/^5\d\d (5\d\d)$/.test(one))
    expect([...new Set(own)].toSorted()).toEqual([...expected].toSorted())
  })
})
