import { fromBase64 } from '../base64.ts'
import { BusinessError } from '../errors.ts'
import type { World } from '../World.ts'
import { makeRsaKey, type RsaKey } from './rsa.ts'

// One key pair per process and rotation, made on first use: no private key is in the repository.
const made = new Map<number, Promise<RsaKey>>()

const keyOf = ({ rotated }: World): Promise<RsaKey> => {
  const key = made.get(rotated.rsaKey) ?? makeRsaKey()
  made.set(rotated.rsaKey, key)
  return key
}

/** The id of the key that a world decrypts sensitive fields with: it changes with each rotation. */
export const keyIdOf = ({ rotated }: World): string => `mock-rsa-2048-${rotated.rsaKey + 1}`

/** That key's public half, PEM (SPKI). */
export const publicKeyOf = async (world: World): Promise<{ keyId: string; publicKey: string }> => ({
  keyId: keyIdOf(world),
  publicKey: (await keyOf(world)).publicKey,
})

const refuse = (field: string): never => {
  throw new BusinessError('NOT_ENCRYPTED', `敏感信息未按要求加密：${field}`)
}

// a value for another key may still look padded, so the plaintext is checked as well
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

/**
 * The body with every sensitive field decrypted; plaintext, a mask or a value for a former key in such a field is
 * a business error.
 */
export const decryptFields = async (
  world: World,
  body: unknown,
  fields: ReadonlySet<string>,
): Promise<unknown> => decryptedFields(await made.get(world.rotated.rsaKey), body, fields)
