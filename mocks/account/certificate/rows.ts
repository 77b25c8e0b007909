import type { Ukey } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 企业证书（UKY）。 */
export type UkeyRow = StoredDocument<
  Ukey,
  'expiresSoon' | 'faceUrl',
  {
    /** 激活时设的，用证书签名时要输。 */
    pin?: string
    /** 更新的：激活时取代的那张。 */
    replacesId?: string
    /** 解锁等着的那次人脸识别。 */
    faceToken?: string
  }
>
