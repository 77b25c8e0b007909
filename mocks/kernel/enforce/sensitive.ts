import { constants, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { BusinessError } from '../errors.ts'

// One key pair per process, made at first use: no private key lies in the repository.
let pair: { publicKey: string; privateKey: string } | undefined
const keys = () =>
  (pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }))

export const KEY_ID = 'mock-rsa-2048-1'

/** The public key, PEM (SPKI). */
export const publicKeyPem = (): string =>
  createPublicKey(keys().publicKey).export({ type: 'spki', format: 'pem' }).toString()

const refuse = (field: string): never => {
  throw new BusinessError('NOT_ENCRYPTED', `敏感信息未按要求加密：${field}`)
}

// OpenSSL answers a wrong ciphertext with random bytes (implicit rejection), so the plaintext is looked at as well.
const PLAIN = /^[\p{L}\p{N}\p{P} ]{1,80}$/u

const decrypt = (field: string, value: unknown): string => {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]{342}==$/.test(value)) return refuse(field)
  try {
    const bytes = privateDecrypt(
      { key: keys().privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(value, 'base64'),
    )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return PLAIN.test(text) && !text.includes('****') ? text : refuse(field)
  } catch {
    return refuse(field)
  }
}

/** The body with every sensitive field decrypted; plaintext or a mask in such a field is a business error. */
export const decryptFields = (body: unknown, fields: ReadonlySet<string>): unknown => {
  if (body === null || typeof body !== 'object' || body instanceof Blob) return body
  if (Array.isArray(body)) return body.map((item) => decryptFields(item, fields))
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      fields.has(key) && value !== undefined && value !== null && value !== ''
        ? decrypt(key, value)
        : decryptFields(value, fields),
    ]),
  )
}
