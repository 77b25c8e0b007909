import type { RequestConfig } from './requestConfig.ts'
import type { Sealer } from './seal.ts'
import { hasSensitive } from './sensitiveFields.ts'

/** 一份正文成形之后：再发的逐字节相同（T33），公钥换了才重新加密。 */
export interface Sealed {
  body?: Promise<unknown>
  /** 用的是哪把公钥；没有敏感字段的没有 */
  keyId?: string
}

let sealer: Promise<Sealer> | undefined

const loadSealer = () => {
  sealer ??= import('./seal.ts').then((module) => module.loadSealer())
  sealer.catch(() => {
    sealer = undefined
  })
  return sealer
}

const shaped = async ({ data, sensitive = [] }: RequestConfig, sealed: Sealed): Promise<unknown> => {
  const body: unknown = data
  if (body === undefined || body instanceof FormData) return body
  if (!hasSensitive(body, sensitive)) return JSON.stringify(body)
  const { keyId, seal } = await loadSealer()
  sealed.keyId = keyId
  return JSON.stringify(seal(body, sensitive))
}

/**
 * 要发出去的正文：JSON 文字，敏感字段是密文；文件与没有正文的原样。
 * @param sealed 同一个给两次，得到同一份
 * @throws ApiError 公钥取不到、加密不成（绝不发明文，T33）
 */
export const sealedBody = async (config: RequestConfig, sealed: Sealed): Promise<unknown> => {
  sealed.body ??= shaped(config, sealed)
  sealed.body.catch(() => {
    delete sealed.body
  })
  return sealed.body
}

/**
 * 服务端解不开：公钥可能换了，重新取。
 * @returns 换了没有；换了的，这份正文再发时重新加密
 */
export const resealed = async (sealed: Sealed): Promise<boolean> => {
  const { keyId } = sealed
  if (keyId === undefined) return false
  // 一起被拒的，先来的已经取过
  if ((await sealer)?.keyId === keyId) sealer = undefined
  if ((await loadSealer()).keyId === keyId) return false
  delete sealed.body
  return true
}

/** 平台说现行公钥是哪一把：手里的不是它，下次要用时重新取。 */
export const expectPublicKey = (keyId: string): void => {
  void sealer?.then((known) => {
    if (keyId && known.keyId !== keyId) sealer = undefined
  })
}
