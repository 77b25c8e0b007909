import { sha256 } from '@noble/hashes/sha2.js'
import { hex, newNonce, withoutCredentials } from './signature.ts'

/** 签过名的地址管多久：30 天，毫秒（A48）。 */
const LIFETIME_MS = 30 * 86_400_000

/**
 * GET、地址（路径、查询串与 #，不含令牌与签名）、随机串、时间以换行相连后的 SHA-256。
 * 同步算出：点的那一下就要把地址换好，等不得；令牌不在里面，转给别人才核对得了（A47）。
 */
const signatureOf = (address: string, nonce: string, timestamp: string): string =>
  hex(sha256(new TextEncoder().encode(['GET', address, nonce, timestamp].join('\n'))))

/**
 * 页面地址的签名（HTTP-03）：在查询串末尾加 nonce、timestamp、signature 三个参数，原有的令牌与签名去掉。
 * @param address 路径、查询串与 #
 * @param now 毫秒
 */
export const signedAddress = (address: string, now: number): string => {
  const clean = withoutCredentials(address)
  const nonce = newNonce()
  const timestamp = String(Math.round(now))
  const [path, ...hash] = clean.split('#')
  const search = new URLSearchParams({ nonce, timestamp, signature: signatureOf(clean, nonce, timestamp) })
  return [`${path}${clean.includes('?') ? '&' : '?'}${search.toString()}`, ...hash].join('#')
}

/** 签过名的地址给出的时刻，毫秒；与签的时候不一样、缺了一段的得 undefined（HTTP-03）。 */
export const signedAt = (address: string): number | undefined => {
  const { searchParams } = new URL(address, 'https://portal.invalid')
  const [nonce = '', timestamp = '', signature = ''] = ['nonce', 'timestamp', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  )
  const isWhole = signature === signatureOf(withoutCredentials(address), nonce, timestamp)
  return isWhole ? Number(timestamp) : undefined
}

/** 给出得太久了（A48）。 */
export const isExpired = (signed: number, now: number): boolean => now - signed > LIFETIME_MS
