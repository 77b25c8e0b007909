import { fromBase64 } from '../base64.ts'
import { BusinessError } from '../errors.ts'
import { makeRsaKey, type RsaKey } from './rsa.ts'

// One key pair per process, made for the first who asks: no private key lies in the repository.
let made: Promise<RsaKey> | undefined

export const KEY_ID = 'mock-rsa-2048-1'

/** The public key, PEM (SPKI). */
export const publicKeyPem = async (): Promise<string> => (await (made ??= makeRsaKey())).publicKey

const refuse = (field: string): never => {
  throw new BusinessError('NOT_ENCRYPTED', `敏感信息未按要求加密：${field}`)
}

// what was encrypted for another key may still look padded, so the plaintext is looked at as well
const PLAIN = /^[\p{L}\p{N}\p{P} ]{1,80}$/u

const decrypt = (rsa: RsaKey | undefined, field: string, value: unknown): string => {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]{342}==$/.test(value)) return refuse(field)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rsa?.decrypt(fromBase64(value)))
    return PLAIN.test(text) && !text.includes('****') ? text : refuse(field)
  } catch {
    return refuse(field)
  }
}

const decryptedFields = (rsa: RsaKey | undefined, body: unknown, fields: ReadonlySet<string>): unknown => {
  if (body === null || typeof body !== 'object' || body instanceof Blob) return body
  if (Array.isArray(body)) return body.map((item) => decryptedFields(rsa, item, fields))
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      fields.has(name) && value !== undefined && value !== null && value !== ''
        ? decrypt(rsa, name, value)
        : decryptedFields(rsa, value, fields),
    ]),
  )
}

/** The body with every sensitive field decrypted; plaintext or a mask in such a field is a business error. */
export const decryptFields = async (body: unknown, fields: ReadonlySet<string>): Promise<unknown> =>
  decryptedFields(await made, body, fields)
