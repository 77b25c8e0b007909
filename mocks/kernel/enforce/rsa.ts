import { fromBase64, toBase64 } from '../base64.ts'

// RSA with the padding of PKCS#1 v1.5, as the portal encrypts. WebCrypto makes the key but does not decrypt that padding, so
// the arithmetic is here: a mock has no secret that its timing could reveal.

export type RsaKey = {
  /** PEM (SPKI). */
  publicKey: string
  /** Decrypts a value; undefined when it was not encrypted, or not with this key. */
  decrypt: (cipher: Uint8Array) => Uint8Array | undefined
}

const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)

const bytesOf = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from(
    value
      .toString(16)
      .padStart(length * 2, '0')
      .match(/../g)!,
    (pair) => Number.parseInt(pair, 16),
  )

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** 00 02, at least eight non-zero bytes, 00, the text. */
const withoutPadding = (block: Uint8Array): Uint8Array | undefined => {
  const end = block.indexOf(0, 2)
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1) : undefined
}

const part = (text: string | undefined): bigint =>
  numberOf(fromBase64((text ?? '').replaceAll('-', '+').replaceAll('_', '/')))

const BITS = 2048

/** A new key pair. */
export const makeRsaKey = async (): Promise<RsaKey> => {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: BITS,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: 'SHA-256',
  }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const spki = toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)))
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const [n, p, q, dp, dq, qi] = [jwk.n, jwk.p, jwk.q, jwk.dp, jwk.dq, jwk.qi].map(part) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  return {
    publicKey: `-----BEGIN PUBLIC KEY-----\n${spki.replaceAll(/.{1,64}/g, '$&\n')}-----END PUBLIC KEY-----\n`,
    decrypt: (cipher) => {
      const value = numberOf(cipher)
      if (cipher.length !== BITS / 8 || value >= n) return undefined
      const low = power(value, dq, q)
      const high = (qi * (power(value, dp, p) - (low % p) + p)) % p
      return withoutPadding(bytesOf(low + high * q, BITS / 8))
    },
  }
}
