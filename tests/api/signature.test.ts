import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isExpired, signedAddress, signedAt } from '#api/pageSignature.ts'
import { withoutCredentials } from '#api/signature.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const NOW = 1_700_000_000_000
const DAY = 86_400_000

test('页面地址的签名谁都可以重算，令牌不在里面；先去掉旧的令牌与签名（HTTP-03）', () => {
  const url = signedAddress('/cv3/transfer-record?voucherNo=V1&authToken=secret&signature=old#/a', NOW)
  expect(url).toMatch(/^\/cv3\/transfer-record\?voucherNo=V1&nonce=[0-9a-f]{32}&timestamp=1700000000000&/)
  expect(url).not.toContain('secret')
  const search = new URL(url, 'https://x.cn').searchParams
  const parts = ['GET', '/cv3/transfer-record?voucherNo=V1#/a', search.get('nonce'), '1700000000000']
  expect(search.get('signature')).toBe(sha256(parts.join('\n')))
  expect(url.endsWith('#/a')).toBe(true)
})

test.each(['/cv3/workbench', '/cv3/a?q=%E5%90%88 同&b=', '/cv3/a?b=1#/c?d=2'])('%s 签了核对得上', (path) => {
  const { pathname, search, hash } = new URL(path, 'https://x.cn')
  const signed = new URL(signedAddress(pathname + search + hash, NOW), 'https://x.cn')
  expect(signedAt(signed.pathname + signed.search + signed.hash)).toBe(NOW)
})

const SIGNED = signedAddress('/cv3/transfer-record?voucherNo=V1', NOW)
test.each([
  ['换了路径', SIGNED.replace('transfer-record', 'workbench')],
  ['换了参数', SIGNED.replace('V1', 'V2')],
  ['多了参数', `${SIGNED}&from=chat`],
  ['改了时间', SIGNED.replace(String(NOW), String(NOW + 1))],
  ['缺了末尾一段', SIGNED.slice(0, -1)],
  ['签名没有了', SIGNED.replace(/&signature=.*/, '')],
  ['多了 # 后面的', `${SIGNED}#/my/bill`],
])('%s 就核对不上', (_name, address) => expect(signedAt(address)).toBeUndefined())

test('管 30 天；发的人时钟快一点也不算过期', () => {
  expect(isExpired(NOW, NOW + 30 * DAY)).toBe(false)
  expect(isExpired(NOW, NOW + 30 * DAY + 1)).toBe(true)
  expect(isExpired(NOW, NOW - DAY)).toBe(false)
})

test('令牌与签名参数被去掉，大小写不论，其余与 hash 不动', () => {
  expect(withoutCredentials('/cv3/a?AuthToken=x&b=1&wsToken=y&_t=3#/c?d=2')).toBe('/cv3/a?b=1#/c?d=2')
  expect(withoutCredentials('/cv3/?authToken=x')).toBe('/cv3/')
  expect(withoutCredentials('/cv3/a')).toBe('/cv3/a')
})
