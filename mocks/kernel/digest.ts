import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64 } from './base64.ts'

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? utf8ToBytes(content) : content

/** SHA-256 as hexadecimal, synchronously: WebCrypto is asynchronous, and worlds are built in one go. */
export const sha256Hex = (content: string | Uint8Array): string => bytesToHex(sha256(bytesOf(content)))

export const sha512Base64 = (content: string): string => toBase64(sha512(bytesOf(content)))

/** The same row has the same fingerprint, in whatever order its fields come. */
export const fingerprint = (row: object): string =>
  sha256Hex(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
