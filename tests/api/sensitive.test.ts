import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { channelTexts } from '#api/outcome.ts'
import { backend, failure, post, sent, signedIn } from './backend.ts'

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const publicKey = vi.hoisted(() => ({ fetch: vi.fn<() => Promise<{ keyId: string; publicKey: string }>>() }))
vi.mock('#api/publicKey.ts', () => ({ fetchPublicKey: publicKey.fetch }))

signedIn()
beforeEach(() => {
  publicKey.fetch.mockResolvedValue({ keyId: 'K1', publicKey: keys.publicKey })
})

describe('敏感字段（规范第 5 节）', () => {
  const decrypt = (value: string) =>
    privateDecrypt(
      { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(value, 'base64'),
    ).toString()

  test('任意深度加密，已脱敏的略去，签名按密文算', async () => {
    await post({
      sensitive: ['accountNo'],
      data: {
        mobilePhone: '13800138000',
        idCard: '1101****0011',
        rows: [{ bankCard: '6222', accountNo: '1', name: '明文' }],
      },
    })
    const body = JSON.parse(String(sent[0]?.data)) as {
      mobilePhone: string
      rows: { bankCard: string; accountNo: string; name: string }[]
    }
    expect(Object.keys(body)).toEqual(['mobilePhone', 'rows'])
    expect(decrypt(body.mobilePhone)).toBe('13800138000')
    expect([decrypt(body.rows[0]!.bankCard), decrypt(body.rows[0]!.accountNo)]).toEqual(['6222', '1'])
    expect(body.rows[0]?.name).toBe('明文')
    expect(String(sent[0]?.data)).not.toContain('13800138000')
  })

  test('超过密钥容量就不发送：多字节按 UTF-8 计（T33）', async () => {
    const error = await failure(post({ data: { idCard: '汉'.repeat(82) } }))
    expect(error).toMatchObject({ kind: 'network', message: channelTexts.network })
    expect(sent).toHaveLength(0)
    await post({ data: { idCard: '汉'.repeat(81) } })
    expect(sent).toHaveLength(1)
  })

  test('没有敏感字段不取公钥', async () => {
    publicKey.fetch.mockClear()
    await post({ data: { a: 1, mobilePhone: '' } })
    expect(publicKey.fetch).not.toHaveBeenCalled()
  })
})

describe('公钥不可用（S27）', () => {
  test.each<[string, typeof publicKey.fetch]>([
    ...['', '  ', 'not a key', 'AAAA', keys.publicKey.slice(0, 200), null].map(
      (bad): [string, typeof publicKey.fetch] => [
        JSON.stringify(bad),
        vi
          .fn<() => Promise<{ keyId: string; publicKey: string }>>()
          .mockResolvedValue({ keyId: 'K1', publicKey: bad as string }),
      ],
    ),
    [
      '取不到',
      vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError('network', 'X', channelTexts.network, 0)),
    ],
  ])('%s：不发送，按网络异常', async (_, fetch) => {
    vi.resetModules()
    publicKey.fetch.mockImplementation(fetch)
    const fresh = await import('#api/http.ts')
    const error = await failure(
      fresh.request(
        { url: '/api/web/corp/v1/a', method: 'POST', data: { idCard: '1' } },
        { adapter: backend({}) },
      ),
    )
    expect(error.message).toBe(channelTexts.network)
    expect(sent).toHaveLength(0)
  })
})
