import { sha256Hex } from '../digest.ts'
import { HttpError } from '../errors.ts'
import type { World } from '../World.ts'

const WINDOW_MS = 5 * 60_000
const NONCES_KEPT = 20_000

type SignedRequest = {
  method: string
  path: string
  headers: Headers
  /** Bytes of the body; empty for multipart, which is not signed. */
  signedBody: Uint8Array
}

/** The signature that a request must carry. */
const signatureOf = (
  { method, path, signedBody }: Omit<SignedRequest, 'headers'>,
  nonce: string,
  timestamp: string,
  authToken: string,
  wsToken: string,
): string => sha256Hex([method, path, nonce, timestamp, authToken, wsToken, sha256Hex(signedBody)].join('\n'))

const refuse = (message: string): never => {
  throw new HttpError(401, 'BAD_SIGNATURE', message)
}

/** System type, timestamp window, nonce seen once, signature: HTTP 401 when one of them is missing or wrong. */
export const checkHeaders = (world: World, request: SignedRequest): void => {
  const { headers } = request
  const header = (name: string): string => headers.get(name) ?? ''
  if (header('x-scf-system-type') !== 'CORP_WEB') refuse('系统类型不正确')
  const timestamp = header('x-scf-timestamp')
  if (!/^\d{13}$/.test(timestamp) || !world.clock.isBelieved(Number(timestamp), WINDOW_MS)) {
    refuse('请求时间超出允许范围')
  }
  const nonce = header('x-scf-nonce')
  if (!/^[\w-]{16,64}$/.test(nonce)) refuse('缺少请求随机串')
  if (world.nonces.has(nonce)) refuse('重复的请求')
  const authToken = header('x-scf-auth-token')
  const signature = header('x-scf-signature')
  const wsToken = authToken ? world.wsTokens.get(authToken) : ''
  // a token from another front door: its wsToken is unknown, so only the shape can be checked
  const right =
    wsToken === undefined
      ? /^[0-9a-f]{64}$/.test(signature)
      : signature === signatureOf(request, nonce, timestamp, authToken, wsToken)
  if (!right) refuse('请求签名不正确')
  if (world.nonces.size >= NONCES_KEPT) world.nonces.clear()
  world.nonces.add(nonce)
}
