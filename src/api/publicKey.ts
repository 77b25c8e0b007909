import { loadPublicKey } from './generated/uaa/securities/securities.ts'

/** 加密敏感字段的现行公钥。单独成文件，使它与生成代码只在真要加密时才加载。 */
export const fetchPublicKey = async (): Promise<string> => (await loadPublicKey()).publicKey
