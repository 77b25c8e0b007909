import type { JSEncrypt } from 'jsencrypt'
import { networkError } from './outcome.ts'
import { isRecord, isSensitive } from './sensitiveFields.ts'

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

/** 用服务端公钥（PEM 或裸 Base64）造加密函数；没有公钥或公钥无效抛网络异常（S27）。加密库用时才加载。 */
export const createEncrypt = async (publicKey: string): Promise<(plain: string) => string> => {
  const { JSEncrypt: Cipher } = await import('jsencrypt')
  const cipher = new Cipher()
  const keyBytes = probe(cipher, publicKey)
  if (keyBytes === undefined) throw networkError(0, 'PUBLIC_KEY')
  return encryptWith(cipher, keyBytes)
}

/** 试加密一次，得密钥的字节数（密文恒为密钥长度）；公钥用不了得 undefined。没有公钥时库会自己造一把，读不懂的则抛错。 */
function probe(cipher: JSEncrypt, publicKey: unknown): number | undefined {
  if (typeof publicKey !== 'string' || publicKey.trim() === '') return undefined
  try {
    cipher.setPublicKey(publicKey)
    const secret = cipher.encrypt('0')
    return secret === false || secret === '' ? undefined : atob(secret).length
  } catch {
    return undefined
  }
}
