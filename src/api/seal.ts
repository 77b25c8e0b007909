import { createEncrypt, encryptBody } from './encryption.ts'
import { fetchPublicKey } from './publicKey.ts'

/** 以一把公钥加密：它的编号，与把正文里敏感字段换成密文的函数。 */
export interface Sealer {
  readonly keyId: string
  readonly seal: (body: unknown, extra: readonly string[]) => unknown
}

/**
 * 取现行公钥。单独成文件，使加密与生成代码只在真要加密时才加载。
 * @throws ApiError 公钥取不到或无效
 */
export const loadSealer = async (): Promise<Sealer> => {
  const { keyId, publicKey } = await fetchPublicKey()
  const encrypt = await createEncrypt(publicKey)
  return { keyId, seal: (body, extra) => encryptBody(body, encrypt, extra) }
}
