import type { FaceStatus, RealNameForm, RealNameStatus } from '#api/generated/corp/model/index.ts'
import type { DocumentRow } from '../../kernel/rows.ts'

/** 企业实名；填写的内容照原样存着（敏感字段已解密）。 */
export type RealNameRow = DocumentRow & {
  realnameNo: string
  realnameStatus: RealNameStatus
  faceStatus: FaceStatus
  faceLeft: number
  faceToken: string
  rejectReasons?: { field: string; reason: string }[]
  form: RealNameForm
}
