import type { FaceStatus, RealNameForm, RealNameStatus } from '#api/generated/corp/model/index.ts'
import type { DocumentRow } from '../../kernel/rows.ts'

/** 企业实名；填写的内容照原样存着（敏感字段已解密）。 */
export type RealNameRow = DocumentRow & {
  realnameNo: string
  realnameStatus: RealNameStatus
  faceStatus: FaceStatus
  faceLeft: number
  /** 最近一次没有通过的原因，识别服务商说的。 */
  faceFailReason?: string | undefined
  faceToken: string
  rejectReasons?: { field: string; reason: string }[]
  form: RealNameForm
  /** 更新期间仍然有效的那次认证；不在更新的、已失效的没有。 */
  inForce?: { form: RealNameForm; submitTime: string | undefined } | undefined
}
