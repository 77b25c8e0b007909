import { loadPublicKey } from './generated/uaa/securities/securities.ts'

/** 加密敏感字段的现行公钥。 */
export const fetchPublicKey = () => loadPublicKey()
