import type { Operation } from '../contract/operations.ts'

const SECRET_HEADERS = new Set([
  'cookie',
  'authorization',
  'x-scf-auth-token',
  'x-scf-signature',
  'x-xsrf-token',
])
const KEPT_HEADERS = /^(x-scf-.*|idempotency-key|content-type|content-length|x-xsrf-token|origin|referer)$/

const hide = (value: unknown, secret: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => hide(item, secret))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secret.has(key) ? '（已隐去）' : hide(item, secret)]),
  )
}

/** Headers and body of a request for the ledger: without tokens, codes, passwords and personal numbers. */
export const redacted = (
  headers: Headers,
  operation: Operation | undefined,
  bytes: Uint8Array,
): { headers: Record<string, string>; body?: unknown } => {
  const kept = Object.fromEntries(
    [...headers]
      .filter(([name]) => KEPT_HEADERS.test(name))
      .map(([name, value]) => [name, SECRET_HEADERS.has(name) ? '（已隐去）' : value]),
  )
  if (operation?.body !== 'json' || bytes.length === 0 || bytes.length > 200_000) return { headers: kept }
  try {
    const secret = new Set([
      ...operation.sensitive,
      'verifyCode',
      'password',
      'confirmPassword',
      'smsCode',
      'signTicket',
    ])
    return { headers: kept, body: hide(JSON.parse(new TextDecoder().decode(bytes)), secret) }
  } catch {
    return { headers: kept }
  }
}
