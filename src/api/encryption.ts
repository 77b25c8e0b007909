import type { JSEncrypt } from 'jsencrypt'
import { networkError } from './outcome.ts'

/** 规范点名、发送前必须加密的字段。 */
const always = ['mobilePhone', 'idCard', 'bankCard']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const isSensitive = (name: string, value: unknown, extra: readonly string[]): value is string =>
  typeof value === 'string' && value !== '' && (always.includes(name) || extra.includes(name))

/**
 * 正文（任意深度）里有没有敏感字段；只有有时才去取公钥与加密库。
 * @param extra 契约标了 x-sensitive 的字段名
 */
export const hasSensitive = (body: unknown, extra: readonly string[] = []): boolean => {
  if (Array.isArray(body)) return body.some((item) => hasSensitive(item, extra))
  if (!isRecord(body)) return false
  return Object.entries(body).some(
    ([name, value]) => isSensitive(name, value, extra) || hasSensitive(value, extra),
  )
}

/**
 * 把正文里的敏感字段换成密文，得到副本；含 **** 的（已脱敏、用户没改）整个略去（规范第 5 节）。
 * @param encrypt 加密一个值；做不到必须抛错
 */
export const encryptBody = (
  body: unknown,
  encrypt: (plain: string) => string,
  extra: readonly string[] = [],
): unknown => {
  if (Array.isArray(body)) return body.map((item) => encryptBody(item, encrypt, extra))
  if (!isRecord(body)) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (!isSensitive(name, value, extra)) return [[name, encryptBody(value, encrypt, extra)]]
      return value.includes('****') ? [] : [[name, encrypt(value)]]
    }),
  )
}

/** PKCS#1 v1.5 的上限：密钥字节数 − 11，按 UTF-8 计；超长的多字节文本会被库悄悄加密成乱码，因此自己量。 */
const encryptWith = (cipher: JSEncrypt, keyBytes: number) => (plain: string) => {
  const fits = new TextEncoder().encode(plain).length <= keyBytes - 11
  const secret = fits ? cipher.encrypt(plain) : false
  // 绝不发送明文：加密不成就是失败（T33）
  if (secret === false || secret === '') throw networkError(0, 'ENCRYPTION')
  return secret
}

/** 用服务端公钥（PEM 或裸 Base64）造加密函数；公钥无效抛网络异常。加密库用时才加载。 */
export const createEncrypt = async (publicKey: string): Promise<(plain: string) => string> => {
  const { JSEncrypt: Cipher } = await import('jsencrypt')
  const cipher = new Cipher()
  cipher.setPublicKey(publicKey)
  const probe = cipher.encrypt('0')
  if (probe === false || probe === '') throw networkError(0, 'PUBLIC_KEY')
  // 密文恒为密钥长度
  return encryptWith(cipher, atob(probe).length)
}
