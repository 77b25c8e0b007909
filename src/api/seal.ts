import { createEncrypt, encryptBody } from './encryption.ts'
import { fetchPublicKey } from './publicKey.ts'

/**
 * 取现行公钥，得一个把正文里敏感字段换成密文的函数。单独成文件，使加密与生成代码只在真要加密时才加载。
 * @throws ApiError 公钥取不到或无效
 */
export const loadSeal = async (): Promise<(body: unknown, extra: readonly string[]) => unknown> => {
  const encrypt = await createEncrypt(await fetchPublicKey())
  return (body, extra) => encryptBody(body, encrypt, extra)
}
