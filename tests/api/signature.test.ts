import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedPageUrl, withoutCredentials } from '#api/signature.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('页面地址的签名可由服务端重算；先去掉旧的令牌与签名（HTTP-03）', async () => {
  const url = await signedPageUrl('/transfer-record?voucherNo=V1&authToken=secret&signature=old', {
    authToken: 'AT',
    wsToken: 'WS',
    now: 1_700_000_000_000,
  })
  const search = new URLSearchParams(url.split('?')[1])
  expect(url).toMatch(/^\/transfer-record\?voucherNo=V1&nonce=/)
  expect(url).not.toContain('secret')
  const nonce = search.get('nonce') ?? ''
  expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  const parts = ['GET', '/transfer-record?voucherNo=V1', nonce, '1700000000000', 'AT', 'WS', sha256('')]
  expect(search.get('signature')).toBe(sha256(parts.join('\n')))
})

test('令牌与签名参数被去掉，大小写不论，其余与 hash 不动', () => {
  expect(withoutCredentials('/cv3/a?AuthToken=x&b=1&wsToken=y&_t=3#/c?d=2')).toBe('/cv3/a?b=1#/c?d=2')
  expect(withoutCredentials('/cv3/?authToken=x')).toBe('/cv3/')
  expect(withoutCredentials('/cv3/a')).toBe('/cv3/a')
})
