import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { unknownIntents } from '#api/journal.ts'
import '#api/csrf.ts'
import { channelTexts, networkError, unauthorizedError } from '#api/outcome.ts'
import { expectPublicKey } from '#api/sealing.ts'
import { bindCorp, setSessionValue } from '#api/session.ts'
import { adoptTabEpoch } from '#api/tabEpoch.ts'
import { failure, header, post, sent, signedIn } from './backend.ts'

const calls = vi.hoisted(() => ({
  loadCsrfToken: vi.fn<() => Promise<{ token: string; headerName: string }>>(),
  loadPublicKey: vi.fn<() => Promise<{ keyId: string; publicKey: string }>>(),
}))
vi.mock('#api/generated/uaa/securities/securities.ts', () => calls)

signedIn()
beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  adoptTabEpoch()
  bindCorp('C1')
  calls.loadCsrfToken.mockResolvedValue({ token: 'csrf-2', headerName: 'X-NEW-TOKEN' })
})

const money = { idempotent: true, operation: '新增收款账户' } as const
const csrf = { status: 403, data: { code: 'CSRF', message: 'CSRF 校验不通过，请刷新页面后重试' } }
const ok = {}

describe('换了的 CSRF 令牌（T35）', () => {
  test.each([
    ['读', { query: true }],
    ['写', {}],
    ['推动单据的', money],
  ] as const)('%s：取一次新的，换头再发，人不必知道', async (_, config) => {
    await expect(post({ ...config, data: { a: 1 } }, csrf, ok)).resolves.toBe('ok')
    expect(calls.loadCsrfToken).toHaveBeenCalledTimes(1)
    expect([header('X-XSRF-TOKEN', 0), header('X-NEW-TOKEN', 1)]).toEqual(['csrf-1', 'csrf-2'])
    expect(header('Idempotency-Key', 1)).toBe(header('Idempotency-Key', 0))
    expect(sent[1]?.data).toBe(sent[0]?.data)
  })

  test('一起被拒的只取一次', async () => {
    const both = [post({ query: true }, csrf, csrf, ok), post({ query: true, data: {} }, csrf, csrf, ok)]
    await expect(Promise.all(both)).resolves.toEqual(['ok', 'ok'])
    expect(calls.loadCsrfToken).toHaveBeenCalledTimes(1)
  })

  test('新的也被拒：登录失效，不说没有权限', async () => {
    const error = await failure(post(money, csrf))
    expect([error.kind, sent.length]).toEqual(['unauthorized', 2])
    expect(unknownIntents()).toEqual([])
  })

  test('取不到新的：网络异常，确定没有办，不算结果未知；会话没了的是登录失效', async () => {
    calls.loadCsrfToken.mockRejectedValueOnce(networkError())
    const error = await failure(post(money, csrf))
    expect([error.kind, error.message]).toEqual(['network', channelTexts.network])
    expect(unknownIntents()).toEqual([])
    calls.loadCsrfToken.mockRejectedValueOnce(unauthorizedError())
    sent.length = 0
    expect((await failure(post(money, csrf))).kind).toBe('unauthorized')
  })

  test('真的没有权限的 403 照旧', async () => {
    const error = await failure(post({}, { status: 403, data: { code: 'FORBIDDEN', message: 'x' } }))
    expect([error.kind, sent.length]).toEqual(['forbidden', 1])
  })

  test('文件的也换', async () => {
    const refused = { status: 403, data: new Blob([JSON.stringify(csrf.data)]) }
    const file = { data: new Blob(['%PDF']), headers: { 'content-type': 'application/pdf' } }
    await expect(post({ responseType: 'blob' }, refused, file)).resolves.toBeInstanceOf(File)
  })
})

describe('换了的公钥（S27）', () => {
  const pem = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).publicKey
  const refused = {
    data: { code: 'NOT_ENCRYPTED', message: '敏感信息未按要求加密：contactPhone', data: null },
  }
  const config = { ...money, sensitive: ['contactPhone'], data: { contactPhone: '13800138000' } }
  let turn = 0
  const rotate = () => {
    turn += 1
    calls.loadPublicKey.mockResolvedValue({ keyId: `K${turn}`, publicKey: pem() })
    return `K${turn}`
  }
  beforeEach(() => {
    // 上一个用例的钥匙不再是现行的
    expectPublicKey(rotate())
  })

  test('被拒：取新的重新加密再发，幂等键不变', async () => {
    await post({ ...config, data: { contactPhone: '13800138001' } })
    sent.length = 0
    rotate()
    await expect(post(config, refused, ok)).resolves.toBe('ok')
    expect(sent).toHaveLength(2)
    expect(sent[1]?.data).not.toBe(sent[0]?.data)
    expect(header('Idempotency-Key', 1)).toBe(header('Idempotency-Key', 0))
  })

  test('公钥没有换：是真的拒绝，说明原样', async () => {
    const error = await failure(post(config, refused))
    expect([error.message, sent.length]).toEqual([refused.data.message, 1])
  })

  test('平台参数说换了：下一次就用新的', async () => {
    await post(config)
    calls.loadPublicKey.mockClear()
    expectPublicKey(rotate())
    await post({ ...config, data: { contactPhone: '13800138002' } })
    expect(calls.loadPublicKey).toHaveBeenCalledTimes(1)
  })
})

test('接连两次因时间被拒（服务端的实例时间不一）：再学再发', async () => {
  const refused = (days: number) => ({
    status: 401,
    data: { code: 'BAD_SIGNATURE', message: '请求时间超出允许范围' },
    headers: { date: new Date(Date.now() + days * 86_400_000).toUTCString() },
  })
  for (const config of [{ query: true }, {}, money] as const) {
    sent.length = 0
    await post({}, { headers: { date: new Date().toUTCString() } })
    sent.length = 0
    await expect(post({ ...config, data: { at: sent.length } }, refused(1), refused(3), ok)).resolves.toBe(
      'ok',
    )
    expect(sent).toHaveLength(3)
  }
  await post({}, { headers: { date: new Date().toUTCString() } })
  setSessionValue('XSRF-TOKEN', '')
})
