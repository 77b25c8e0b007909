import { DROPPED_PARAMS } from '#domain/path.ts'

/** 字节写成小写的十六进制。 */
export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** UTF-8 文本的 SHA-256，小写十六进制。 */
export const sha256Hex = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** 一次发送的随机串：128 位，十六进制；每次发送都换（T21、T34）。 */
export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

interface SignedParts {
  /** 大写动词 */
  readonly method: string
  /** 不含查询串的路径 */
  readonly path: string
  readonly nonce: string
  /** 毫秒 */
  readonly timestamp: string
  readonly authToken: string
  readonly wsToken: string
  /** 实际发出的正文；FormData 与无正文为空串 */
  readonly body: string
}

/** 请求签名（HTTP-02）：各部分以换行相连后取 SHA-256。它是完整性校验，不是秘密（T22）。 */
export const requestSignature = async (parts: SignedParts): Promise<string> =>
  sha256Hex(
    [
      parts.method,
      parts.path,
      parts.nonce,
      parts.timestamp,
      parts.authToken,
      parts.wsToken,
      await sha256Hex(parts.body),
    ].join('\n'),
  )

/** 去掉站内地址里的令牌与签名参数，其余不动。 */
export const withoutCredentials = (path: string): string => {
  const [beforeHash = '', ...hash] = path.split('#')
  const [pathname = '', ...query] = beforeHash.split('?')
  const kept = [...new URLSearchParams(query.join('?'))].filter(
    ([name]) => !DROPPED_PARAMS.has(name.toLowerCase()),
  )
  const search = new URLSearchParams(kept)
  const left = search.toString()
  return `${pathname}${left ? `?${left}` : ''}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}
