import { createHash } from 'node:crypto'
import { AxiosError, type AxiosProgressEvent, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { type Data, request } from '#api/http.ts'
import { onStale } from '#api/invalidation.ts'
import type { RequestConfig } from '#api/requestConfig.ts'
import { bindCorp, setSessionValue } from '#api/session.ts'
import { timeouts } from '#api/timeouts.ts'
import { backend, failure, header, post, type Reply, sent, signedIn } from './backend.ts'

signedIn()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('请求头（HTTP-02）', () => {
  test('随机串、时间、令牌、系统类型、CSRF 与可验证的签名', async () => {
    const before = Date.now()
    await post({ data: { name: '中文' } })
    expect(header('x-scf-nonce')).toMatch(/^[0-9a-f]{32}$/)
    expect(Math.abs(Number(header('x-scf-timestamp')) - before)).toBeLessThan(5_000)
    expect(header('x-scf-auth-token')).toBe('AT-1')
    expect(header('x-scf-system-type')).toBe('CORP_WEB')
    expect(header('X-XSRF-TOKEN')).toBe('csrf-1')
    const parts = [
      'POST',
      '/api/web/corp/v1/things/page',
      header('x-scf-nonce'),
      header('x-scf-timestamp'),
      'AT-1',
      'WS-1',
    ]
    expect(sent[0]?.data).toBe('{"name":"中文"}')
    expect(header('x-scf-signature')).toBe(sha256([...parts, sha256('{"name":"中文"}')].join('\n')))
  })

  test('每次发送换随机串；FormData 与无正文按空串签名', async () => {
    const form = new FormData()
    await post({ data: form })
    await post({})
    expect(header('x-scf-nonce', 0)).not.toBe(header('x-scf-nonce', 1))
    for (const index of [0, 1]) {
      const parts = [
        'POST',
        '/api/web/corp/v1/things/page',
        header('x-scf-nonce', index),
        header('x-scf-timestamp', index),
      ]
      expect(header('x-scf-signature', index)).toBe(sha256([...parts, 'AT-1', 'WS-1', sha256('')].join('\n')))
    }
    expect(sent[0]?.data).toBe(form)
  })

  test.each(['Authorization', 'Content-Type', 'X Y', 'a\r\nb', '__proto__', ''])(
    'CSRF 头名 %j 不收（T35）',
    async (name) => {
      setSessionValue('XSRF-TOKEN-NAME', name)
      await post({ data: {} })
      expect(JSON.stringify(sent[0]?.headers)).not.toContain('csrf-1')
    },
  )

  test('业务请求带当前企业，认证服务的不带', async () => {
    bindCorp('C-9')
    await post({})
    await post({ url: '/uaa/v1/userInfo' })
    expect([header('x-scf-corp-id', 0), header('x-scf-corp-id', 1)]).toEqual(['C-9', ''])
  })

  test('幂等的写带幂等键，给了就用给的', async () => {
    await post({ idempotent: true })
    await request(
      { url: '/api/web/corp/v1/a', method: 'POST', idempotent: true },
      {
        adapter: backend({}),
        headers: { 'Idempotency-Key': 'intent-1' },
      },
    )
    await post({})
    expect(header('Idempotency-Key', 0)).toMatch(/^[0-9a-f]{32}$/)
    expect([header('Idempotency-Key', 1), header('Idempotency-Key', 2)]).toEqual(['intent-1', ''])
  })

  test('别的源得不到任何门户请求头（T36）', async () => {
    await post({ url: 'https://oss.example/file', data: { a: 1 } })
    const names = Object.keys(sent[0]?.headers.toJSON() ?? {}).map((name) => name.toLowerCase())
    expect(names.filter((name) => name.startsWith('x-'))).toEqual([])
  })

  test('按类的超时', async () => {
    const cases: [Partial<RequestConfig>, number][] = [
      [{ url: '/api/web/corp/v1/userInfo' }, timeouts.boot],
      [{}, timeouts.read],
      [{ idempotent: true }, timeouts.money],
      [{ url: '/api/web/corp/v1/authentication/signature/sms/apply' }, timeouts.sms],
      [{ data: new FormData() }, timeouts.upload],
    ]
    for (const [config] of cases) await post(config)
    expect(sent.map((config) => config.timeout)).toEqual(cases.map(([, timeout]) => timeout))
  })
})

describe('时钟（T23、C01）', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toUTCString()
  const yesterday = () => new Date(Date.now() - 86_400_000).toUTCString()

  test('读因时间被拒时按学到的时间再发一次，写不重发', async () => {
    const refused: Reply = { status: 401, headers: { date: tomorrow() } }
    await expect(post({ query: true }, refused, { headers: { date: tomorrow() } })).resolves.toBe('ok')
    expect(Number(header('x-scf-timestamp', 1)) - Date.now()).toBeGreaterThan(86_000_000)
    sent.length = 0
    await failure(post({ idempotent: true }, { status: 401, headers: { date: yesterday() } }))
    expect(sent).toHaveLength(1)
  })

  describe('没有幂等键的写（发验证码、导出、上传）', () => {
    const refused = (
      date: string,
      body: unknown = { code: 'BAD_SIGNATURE', message: '请求时间超出允许范围' },
    ) => ({
      status: 401,
      headers: { date },
      data: body,
    })
    const now = () => new Date().toUTCString()
    beforeEach(async () => {
      await post({}, { headers: { date: now() } })
      sent.length = 0
    })

    test('因时间被拒的按学到的时间再发一次', async () => {
      await expect(post({}, refused(tomorrow()), { headers: { date: tomorrow() } })).resolves.toBe('ok')
      expect(Number(header('x-scf-timestamp', 1)) - Date.now()).toBeGreaterThan(86_000_000)
    })

    test('文件的被拒写在正文里，也再发；还被拒就是登录失效', async () => {
      const body = new Blob([JSON.stringify({ code: 'BAD_SIGNATURE', message: '请求时间超出允许范围' })])
      const file = { headers: { date: tomorrow() }, data: new Blob(['%PDF']) }
      await expect(post({ responseType: 'blob' }, refused(tomorrow(), body), file)).resolves.toBeInstanceOf(
        File,
      )
      sent.length = 0
      const error = await failure(post({ responseType: 'blob' }, refused(yesterday(), body)))
      expect([error.kind, sent.length]).toEqual(['unauthorized', 2])
      sent.length = 0
      const { kind } = await failure(
        post({ responseType: 'blob' }, refused(tomorrow(), new Blob(['{"code":"UNAUTHORIZED"}']))),
      )
      expect([kind, sent.length]).toEqual(['unauthorized', 1])
    })

    test('时间没有差出时间窗的不再发：随机串用过的，先前那次也许已经办成', async () => {
      await failure(post({}, refused(now())))
      expect(sent).toHaveLength(1)
    })

    test('一起发的，先答的学到了时间，后答的也再发', async () => {
      const answer = { headers: { date: tomorrow() } }
      const both = [
        post({}, refused(tomorrow()), refused(tomorrow()), answer),
        post({}, refused(tomorrow()), refused(tomorrow()), answer),
      ]
      await expect(Promise.all(both)).resolves.toEqual(['ok', 'ok'])
      expect(sent).toHaveLength(4)
    })
  })

  test('回到正确的时间，免得影响别的用例', async () => {
    await post({}, { headers: { date: new Date().toUTCString() } })
    await post({})
    expect(Math.abs(Number(header('x-scf-timestamp', 1)) - Date.now())).toBeLessThan(5_000)
  })
})

describe('应答', () => {
  test('信封拆一次；数字 0 也是成功', async () => {
    await expect(post({}, { data: { code: '0', message: '', data: { list: [] } } })).resolves.toEqual({
      list: [],
    })
    await expect(post({}, { data: { code: 0, message: '', data: 'ok' } })).resolves.toBe('ok')
    await expect(post({}, { data: { code: '0', message: '' } })).resolves.toBeUndefined()
    // 类型写错了的 JSON 也收（N15）
    const text = { 'content-type': 'text/plain' }
    await expect(post({}, { data: '{"code":"0","data":"ok"}', headers: text })).resolves.toBe('ok')
  })

  test.each<[string, Partial<RequestConfig>, unknown]>([
    ['没有内容（B05）', { query: true }, undefined],
    ['列表里的编号', { query: true, shape: { list: [{}] } }, { list: [{ id: 2 ** 53 }] }],
    ['金额', { query: true, shape: { list: [{}] } }, { list: [{ faceAmount: 1234.5 }] }],
    ['日期', { query: true, shape: { list: [{}] } }, { list: [{ promisePayDate: 20270331 }] }],
    ['只答一个值的', { query: true }, 7],
    ['写的答复', { idempotent: true }, { issueNo: 20260101 }],
    ['整数的位置上是文字', { query: true, shape: {} }, { version: '3' }],
    ['放不下的整数', { query: true, shape: {} }, { count: 1e21 }],
  ])('值不是契约说的那一类，是坏了的应答：%s', async (_, config, data) => {
    expect(await failure(post(config, { data: { code: '0', message: '', data } }))).toMatchObject({
      kind: 'network',
      status: 200,
    })
  })

  test('契约没有的名字是什么都不妨碍；x-lenient 的读由用它的人认', async () => {
    const more = { list: [{ id: 'A1', version: 2, nobodyKnows: 2 ** 60 }] }
    const reply = (data: unknown): Reply => ({ data: { code: '0', message: '', data } })
    await expect(post({ query: true, shape: { list: [{}] } }, reply(more))).resolves.toEqual(more)
    sent.length = 0
    await expect(post({ query: true }, reply({ corpId: 7 }))).resolves.toEqual({ corpId: 7 })
  })

  test('大得会卡住页面的应答收到一半就断开，是读失败而不是取消；文件不限', async () => {
    const arriving = (loaded: number) => (config: InternalAxiosRequestConfig) => {
      config.onDownloadProgress?.({ loaded } as AxiosProgressEvent)
      return config.signal?.aborted
        ? Promise.reject(new CanceledError())
        : Promise.reject(new AxiosError('x'))
    }
    const aborted = () => sent.at(-1)?.signal?.aborted
    const page = { data: { pageCond: { pageNo: 1, pageSize: 10 } } }
    const cases: [Partial<RequestConfig>, number, boolean][] = [
      [page, 5e6, true],
      [page, 3e6, false],
      [{ data: {} }, 27e6, false],
      [{ data: {} }, 50e6, true],
      [{ responseType: 'blob' }, 200e6, false],
    ]
    for (const [config, size, isTooLarge] of cases) {
      const error = await failure(post(config, arriving(size)))
      expect([error.kind, aborted()]).toEqual(['network', isTooLarge])
    }
  })

  test('类型随信封', () => {
    expectTypeOf<Data<{ code: string; message: string; data: { a: 1 } }>>().toEqualTypeOf<{ a: 1 }>()
    expectTypeOf<Data<{ code: string; message: string }>>().toEqualTypeOf<void>()
    expectTypeOf<Data<Blob>>().toEqualTypeOf<Blob>()
  })

  test('成功的写宣布哪些读过期，失败的不宣布', async () => {
    const stale = vi.fn<(paths: readonly string[]) => void>()
    const stop = onStale(stale)
    await post({ invalidates: ['/a', '/b'] })
    await failure(post({ invalidates: ['/c'] }, { data: { code: '1', message: '不行' } }))
    stop()
    expect(stale.mock.calls).toEqual([[['/a', '/b']]])
  })
})
